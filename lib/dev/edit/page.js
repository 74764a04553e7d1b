const { config, drawings, pages } = await (await fetch("/config.json")).json();
const { CMS, createClass, h } = window;

/** One of a few words, each with its drawing where all have one. */
const Choice = createClass({
  render() {
    const { field, value, forID, onChange, classNameWrapper } = this.props;
    const options = field.get("options").toJS();
    const drawn = options.every((option) => drawings[option.value]);
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
          drawn && h("span", drawing(option.value)),
          h("span", {}, option.label),
        ),
      ),
    );
  },
});

const drawing = (value) => ({
  className: "drawing",
  dangerouslySetInnerHTML: { __html: drawings[value] },
});

/** The live site; it shows what was saved. */
function Preview({ entry }) {
  const path = pages[entry.get("slug")] ?? `/${entry.get("slug") ?? ""}`;
  return h("iframe", {
    title: "The site as saved",
    src: config.site_url + path,
    style: { border: 0, width: "100%", height: "98vh" },
  });
}

CMS.registerWidget("choice", Choice);
for (const collection of config.collections) {
  const names = collection.files?.map(({ name }) => name) ?? [collection.name];
  for (const name of names) CMS.registerPreviewTemplate(name, Preview);
}
// A toast shows what the content check says, without the kind of the error before it.
Error.prototype.toString = function () {
  return this.message;
};
const texts = CMS.getLocale("en");
texts.ui.toast.onFailToPersist = "%{details}";
CMS.registerLocale("en", texts);
CMS.init({ config });
