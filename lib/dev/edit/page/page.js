const { config, drawings } = await (await fetch("/setup.json")).json();
const { CMS, h } = window;

/** Radio buttons for a fixed set of values, with their drawings or colours if one set has all of them. */
function Choice({ field, value, forID, onChange, classNameWrapper }) {
  const options = field.get("options").toJS();
  const drawn = drawings.find((set) =>
    options.every(({ value }) => set[value]),
  );
  const className = `${classNameWrapper} choice`;
  return h(
    "fieldset",
    { id: forID, className, "aria-label": field.get("label") },
    options.map((option) =>
      h(
        "label",
        { key: option.value },
        h("input", {
          type: "radio",
          name: forID,
          checked: value === option.value,
          onChange: () => onChange(option.value),
        }),
        drawn &&
          h("span", {
            dangerouslySetInnerHTML: { __html: drawn[option.value] },
          }),
        option.label,
      ),
    ),
  );
}

/** The live page that shows a file as it is saved, or the mistakes in it. */
function Preview({ entry }) {
  const slug = entry.get("slug");
  if (!slug) return "The page is shown here when it is saved.";
  const path = form(entry).preview_path.replace("{{slug}}", slug);
  return h("iframe", {
    title: "The site as saved",
    src: config.site_url + (entry.getIn(["data", "path"]) || path),
    // By keyboard, the form comes next, and not the links of the site.
    tabIndex: -1,
    style: { border: 0, width: "100%", height: "98vh" },
  });
}

function form(entry) {
  const isNamed = (key) => (one) => one.name === entry.get(key);
  const collection = config.collections.find(isNamed("collection"));
  return collection.files?.find(isNamed("slug")) ?? collection;
}

/** Puts fields in the order of the form, which Decap forgets, and leaves out the empty ones. */
function tidy(value, fields = []) {
  const isList = value?.push;
  if (isList) return value.map((entry) => tidy(entry, fields));
  if (!value?.sortBy) return value;
  const names = fields.map(({ name }) => name);
  return value
    .map((inside, name) => tidy(inside, fields[names.indexOf(name)]?.fields))
    .filter((inside) => inside !== "" && inside !== null && inside?.size !== 0)
    .sortBy((_, name) => names.indexOf(name));
}

CMS.registerWidget("choice", Choice);
for (const { name, files = [{ name }] } of config.collections)
  for (const { name } of files) CMS.registerPreviewTemplate(name, Preview);
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => tidy(entry.get("data"), form(entry).fields),
});
CMS.init({ config });
