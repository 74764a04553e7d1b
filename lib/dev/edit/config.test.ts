import { readdirSync } from "node:fs";
import { icons } from "@/lib/content/enums";
import { collections, mainRoutes, notFoundPage } from "@/lib/content/pages";
import { editorConfig, type Field } from "./config";

const [{ files }, ...folders] = editorConfig("").collections;

test("every content file has a form", () => {
  const names = readdirSync("content").filter((name) => name.endsWith(".json"));
  expect(files.map(({ file }) => file).sort()).toEqual(names.sort());
  expect(folders.map(({ folder }) => folder)).toEqual(
    collections.map(({ folder }) => folder),
  );
});

test("beside every form is a page of the site", () => {
  const shown = files.map(({ preview_path }) => preview_path.split("#")[0]);
  const paths = [...mainRoutes.map(({ path }) => path), `/${notFoundPage}`];
  expect(paths).toEqual(expect.arrayContaining(shown));
});

/** Fields by their paths, with options of their widgets. */
const cases: Record<string, object> = {
  "text-pages > body": { label: "Text", widget: "markdown" },
  "contact-us > meta > socialCardAlt": {
    label: "Social card in words",
    required: true,
    hint: expect.stringContaining("for people who cannot see it"),
  },
  "site > address": { widget: "list", summary: "{{fields.entry}}" },
  "services > services": { summary: "{{fields.title}}" },
  "services > services > icon": {
    widget: "choice",
    options: Object.entries(icons).map(([value, label]) => ({ value, label })),
  },
  "services > services > productLink > label": { required: false },
  "site > nameStory": { widget: "text" },
  "site > social": { summary: "{{fields.name}}", required: false },
  "statistics > statistics": { required: false },
  "clients > clients > image > src": {
    widget: "image",
    media_folder: "/images/clients",
    public_folder: "images/clients",
  },
  "testimonials > testimonials > id": { widget: "number", required: false },
  "testimonials > testimonials > case": { label: "Case", required: false },
};

test.each(Object.entries(cases))("%s is asked for as %j", (place, options) => {
  const [file, ...names] = place.split(" > ");
  const forms: Field[] = [...files, ...folders];
  const form = forms.find(({ name }) => name === file);
  const field = names.reduce(
    (parent, name) => parent?.fields?.find((one) => one.name === name),
    form,
  );
  expect(field).toMatchObject(options);
});
