import { shownAt, singleFiles } from "@/lib/content/files";
import { collections } from "@/lib/content/pages";
import { type JsonSchema, jsonSchemas } from "@/lib/publish/check/json-schemas";

/** Decap's configuration, built from the schemas. Its paths are below the content folder. */
export function editorConfig(siteUrl: string) {
  return {
    load_config_file: false,
    // They do not know a landing page's own path. The form shows the page beside it.
    show_preview_links: false,
    backend: { name: "proxy", proxy_url: "/api/v1", branch: "main" },
    site_url: siteUrl,
    media_folder: "images",
    public_folder: "images",
    slug: { clean_accents: true },
    collections: [
      {
        name: "files",
        label: "Pages and what they share",
        files: singleFiles.map((name) => ({
          name,
          label: words(name),
          file: `${name}.json`,
          preview_path: shownAt(name),
          fields: editorFields(jsonSchemas[name]),
        })),
      },
      ...collections.map(({ kind, folder, ending }) => ({
        name: folder,
        label: words(folder),
        label_singular: words(`${kind}-page`),
        description: `The address of a new page is its ${kind === "text" ? "heading" : "tag"}.`,
        folder,
        extension: ending.slice(1),
        format: ending === ".md" ? "json-frontmatter" : "json",
        create: true,
        identifier_field: kind === "text" ? "heading" : "banner.tag",
        preview_path: "/{{slug}}",
        fields: editorFields(jsonSchemas[`${kind}-page`]),
      })),
    ] as const,
  };
}

export type Field = Record<string, unknown> & { fields?: Field[] };

function editorFields(group: JsonSchema, isLeftOut = false): Field[] {
  const { properties = {}, required = [] } = group;
  return Object.entries(properties).map(([name, schema]) =>
    // Decap requires the fields of an optional group too, so they are left to the content check.
    formField(name, schema, required.includes(name) && !isLeftOut),
  );
}

function formField(name: string, schema: JsonSchema, required: boolean): Field {
  const { title, description, examples: [example] = [] } = schema;
  const isText = ["string", "number"].includes(typeof example);
  return {
    name,
    label: title ?? words(name),
    hint: isText ? `${description} Such as: ${example}` : description,
    required,
    ...chooseWidget(name, schema, required),
  };
}

function chooseWidget(name: string, schema: JsonSchema, required: boolean) {
  const { type, items, format, contentMediaType } = schema;
  if (name === "$schema")
    // Only new files get the default, and of what can be added only landing pages have it.
    return { widget: "hidden", default: "../schemas/landing-page.schema.json" };
  const choices = schema.enum ?? schema.anyOf?.map((option) => option.const);
  if (choices) {
    const labels = schema.markdownEnumDescriptions ?? choices.map(String);
    const options = choices.map((value, n) => ({ value, label: labels[n] }));
    return { widget: "choice", options };
  }
  if (items) return listWidget(items);
  if (type === "object") {
    const fields = editorFields(schema, !required);
    return { widget: "object", collapsed: true, fields };
  }
  if (schema.isRunningText) return { widget: "markdown", ...runningText };
  if (type === "boolean") return { widget: "boolean", default: false };
  if (type === "integer") return { widget: "number", value_type: "int" };
  if (format === "date")
    return { widget: "datetime", format: "YYYY-MM-DD", time_format: false };
  const example = String(schema.examples?.[0]);
  const [folder] = /^images\/\w+(?=\/)/.exec(example) ?? [];
  if (folder)
    return {
      widget: "image",
      media_folder: `/${folder}`,
      public_folder: folder,
    };
  return {
    widget: contentMediaType || example.length > 50 ? "text" : "string",
  };
}

/** The buttons are of what the check accepts. */
const runningText = {
  buttons: [
    ..."bold italic link quote bulleted-list numbered-list".split(" "),
    ...["heading-two", "heading-three"],
  ],
  media_folder: "/text-pages",
  public_folder: "images/text-pages",
};

function listWidget(items: JsonSchema) {
  const { properties = { entry: items } } = items;
  const title = Object.keys(properties).find(
    (name) => name !== "id" && properties[name]?.type === "string",
  );
  return {
    widget: "list",
    summary: `{{fields.${title}}}`,
    ...(items.properties
      ? { fields: editorFields(items) }
      : { field: formField("entry", items, true) }),
  };
}

/** "Social card" for "socialCard" or "social-card" */
function words(name: string): string {
  const text = name.replace(/-|(?=[A-Z])/g, " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
