import { jsonSchemas } from "@/lib/check/json-schemas";
import { type SingleFile, singleFiles } from "@/lib/content/files";
import { landingFolder, mainRoutes } from "@/lib/content/pages";
import { idPattern } from "@/lib/content/schemas/field-types";
import { editorFields, type Field } from "./fields";

/** The editor's configuration, built from the schemas: a form for each content file, and a folder of landing pages. */
export function editorConfig(siteUrl: string) {
  const isPage = (name: string) =>
    name === "not-found" || mainRoutes.some(({ id }) => id === name);
  const others = singleFiles.filter((name) => !isPage(name));
  return {
    load_config_file: false,
    backend: { name: "proxy", proxy_url: "/api/v1" },
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: "content/images",
    public_folder: "images",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      fileCollection("pages", "Pages", singleFiles.filter(isPage)),
      {
        name: landingFolder,
        label: "Landing pages",
        label_singular: "Landing page",
        folder: `content/${landingFolder}`,
        extension: "json",
        format: "json",
        create: true,
        identifier_field: "path",
        slug: "{{fields.path}}",
        summary: "{{banner.tag}}",
        fields: [pathField, ...editorFields(jsonSchemas["landing-page"])],
      },
      fileCollection("shared", "On several pages", others),
    ],
  };
}

/** The file name of a landing page is its path, so the path is not a field of the file. */
const pathField: Field = {
  name: "path",
  label: "Path",
  widget: "string",
  required: true,
  hint: "What stands behind the site’s address, such as web-development. It is chosen once, for a new page.",
  pattern: [
    idPattern.source,
    "Expected small letters and digits, joined by single hyphens",
  ],
};

function fileCollection(name: string, label: string, files: SingleFile[]) {
  return {
    name,
    label,
    files: files.map((file) => ({
      name: file,
      label: file.charAt(0).toUpperCase() + file.slice(1).replaceAll("-", " "),
      description: jsonSchemas[file].description,
      file: `content/${file}.json`,
      fields: editorFields(jsonSchemas[file]),
    })),
  };
}
