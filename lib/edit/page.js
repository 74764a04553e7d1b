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

/** Why the form was not saved; empty when it is opened or saved. */
let rejection = "";
const send = window.fetch;
window.fetch = async (...request) => {
  const response = await send(...request);
  if (/"(getEntry|persistEntry)"/.test(request[1]?.body))
    rejection = response.ok ? "" : (await response.clone().json()).error;
  return response;
};

/** Why the form was not saved, and the issues that the content check finds in the saved file. */
const Issues = createClass({
  async componentDidMount() {
    const response = await fetch(`/issues/${this.props.file}`);
    const text = `${rejection}\n\n${await response.text()}`.trim();
    // A form has labels, and neither files nor lines.
    const heading = /^content\/\S+ {2}(\(warning\) )?(.+)/gm;
    this.setState({
      text: text.replace(
        heading,
        (_, kind = "", place) => kind + labels(place),
      ),
    });
    const [, , place] = heading.exec(rejection) ?? [];
    if (place) showField(findFields(place).at(-1));
  },
  render() {
    const style = { margin: 8, whiteSpace: "pre-wrap" };
    return h("pre", { style }, this.state?.text);
  },
});

const isField = '[id*="-field-"]';
const isListEntry = '[class*="SortableListItem"]';
const listEntries = (list) =>
  list.querySelectorAll(`:scope > div > ${isListEntry}`);

/** The elements of a form for each step of a place, such as "services > entry 4 (Game Development) > desc". */
function findFields(place) {
  let within;
  return place.split(" > ").map((step) => {
    const [, entry] = /^entry (\d+)/.exec(step) ?? [];
    const group = within?.closest(isField) ?? null;
    const named = `[id^="${step}-field-"]`;
    within = entry
      ? within && listEntries(within)[entry - 1]
      : [...(within ?? document).querySelectorAll(named)].find(
          (one) => one.parentElement.closest(isField) === group,
        );
    return within;
  });
}

/** A place in the words of the form, where a list entry has no label. */
function labels(place) {
  const steps = place.split(" > ");
  return findFields(place)
    .map((field, index) => {
      const label = document.querySelector(`label[for="${field?.id}"]`);
      return label?.firstChild.textContent ?? steps[index];
    })
    .join(" > ");
}

/** Opens the groups and entries of the form around a field, and focuses it. */
function showField(field) {
  for (let box = field; box; box = box.parentElement) {
    if (getComputedStyle(box).display !== "none") continue;
    const open = box.previousElementSibling?.querySelector("button");
    (open ?? box.closest(isListEntry).querySelector("button")).click();
  }
  const inputs = "input, textarea";
  const isInput = field?.matches(inputs);
  setTimeout(() => (isInput ? field : field?.querySelector(inputs))?.focus());
}

/** The live page of a form, which shows the saved content. It waits until the dev server has started or has a new page. */
const waiting =
  "The page is being built. The first start of the site takes minutes, because it makes all pictures.";
const Site = createClass({
  async componentDidMount() {
    const { slug, path } = this.props;
    const awaited = slug in pages ? [503] : [503, 404];
    while (slug && awaited.includes((await fetch(`/status${path}`)).status))
      await new Promise((resolve) => setTimeout(resolve, 1000));
    this.setState({ isBuilt: true });
  },
  render() {
    const { slug, path } = this.props;
    if (!slug) return h("p", {}, "The page is shown here when it is saved.");
    if (!this.state?.isBuilt) return h("p", {}, waiting);
    return h("iframe", {
      title: "The site as saved",
      src: config.site_url + path,
      // By keyboard, the form comes next, and not the links of the site.
      tabIndex: -1,
      style: { border: 0, width: "100%", height: "98vh" },
    });
  },
});

function Preview({ entry }) {
  const slug = entry.get("slug");
  return [
    // The key changes with each save, so that the issues are loaded again.
    h(Issues, { key: entry.get("isPersisting"), file: entry.get("path") }),
    h(Site, { key: slug, slug, path: pages[slug] ?? `/${slug}` }),
  ];
}

/** Scrolls to a new entry: it is the last of its list, often far below the button that adds it. */
addEventListener("click", ({ target }) => {
  const bar = target.closest('[class*="AddButton"]')?.parentElement;
  if (!bar) return;
  setTimeout(() => {
    const entry = [...listEntries(bar.parentElement)].at(-1);
    entry?.scrollIntoView();
    entry?.querySelector("input, textarea")?.focus();
  });
});

CMS.registerWidget("choice", Choice);
for (const collection of config.collections) {
  const names = collection.files?.map(({ name }) => name) ?? [collection.name];
  for (const name of names) CMS.registerPreviewTemplate(name, Preview);
}
const texts = CMS.getLocale("en");
texts.ui.toast.onFailToPersist =
  "Nothing was saved. The reason is above the page.";
CMS.registerLocale("en", texts);
CMS.init({ config });
