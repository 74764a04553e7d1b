const { config, drawings, pages } = await (await fetch("/config.json")).json();
const { CMS, createClass, h } = window;

/** Radio buttons for a fixed set of values, with their drawings or colours if one set has all of them. */
const Choice = createClass({
  render() {
    const { field, value, forID, onChange, classNameWrapper } = this.props;
    const options = field.get("options").toJS();
    const drawn = drawings.find((set) =>
      options.every(({ value }) => set[value]),
    );
    return h(
      "div",
      {
        id: forID,
        className: `${classNameWrapper} choice`,
        role: "radiogroup",
        "aria-label": field.get("label"),
      },
      options.map((option) =>
        h(
          "label",
          { key: option.value, title: String(option.value) },
          h("input", {
            type: "radio",
            name: forID,
            checked: value === option.value,
            onChange: () => onChange(option.value),
          }),
          drawn && h("span", drawing(drawn[option.value])),
          h("span", {}, option.label),
        ),
      ),
    );
  },
});

const drawing = (__html) => ({
  className: "drawing",
  dangerouslySetInnerHTML: { __html },
});

/** The issues that the content check finds in the saved file. */
const Issues = createClass({
  async componentDidMount() {
    const response = await fetch(`/issues/${this.props.file}`);
    this.setState({ text: await response.text() });
  },
  render() {
    const style = { margin: 8, whiteSpace: "pre-wrap" };
    return h("pre", { style }, this.state?.text);
  },
});

/** The live site, which shows the saved content. */
function Preview({ entry }) {
  const path = pages[entry.get("slug")] ?? `/${entry.get("slug") ?? ""}`;
  return [
    // The key changes with each save, so that the issues are loaded again.
    h(Issues, { key: entry.get("isPersisting"), file: entry.get("path") }),
    h("iframe", {
      key: "site",
      title: "The site as saved",
      src: config.site_url + path,
      style: { border: 0, width: "100%", height: "98vh" },
    }),
  ];
}

/** Scrolls to a new entry: it is the last of its list, often far below the button that adds it. */
addEventListener("click", ({ target }) => {
  const bar = target.closest('[class*="AddButton"]')?.parentElement;
  if (!bar) return;
  setTimeout(() => {
    const entries = bar.parentElement.querySelectorAll(
      ':scope > div > [class*="SortableListItem"]',
    );
    const entry = [...entries].at(-1);
    entry?.scrollIntoView();
    entry?.querySelector("input, textarea")?.focus();
  });
});

CMS.registerWidget("choice", Choice);
for (const collection of config.collections) {
  const names = collection.files?.map(({ name }) => name) ?? [collection.name];
  for (const name of names) CMS.registerPreviewTemplate(name, Preview);
}
// A toast shows the message of the content check without the error's name.
Error.prototype.toString = function () {
  return this.message;
};
const texts = CMS.getLocale("en");
texts.ui.toast.onFailToPersist = "%{details}";
CMS.registerLocale("en", texts);
CMS.init({ config });
