import { readdirSync } from "node:fs";
import { contactUs } from "@/lib/content/load";
import { landingFolder } from "@/lib/content/pages";
import { editorConfig } from "./config";
import type { Field } from "./fields";

const { collections } = editorConfig("http://localhost:3000");
const forms = collections.flatMap((collection) =>
  "files" in collection
    ? collection.files
    : [{ file: collection.folder, fields: collection.fields }],
);

/** The field of a form by its path, such as "home > hero > tracks", or the form itself. */
function findField(place: string) {
  const [file, ...names] = place.split(" > ");
  const form = forms.find((one) => one.file === `content/${file}.json`);
  return names.reduce<{ fields?: Field[] } | undefined>(
    (parent, name) => parent?.fields?.find((field) => field.name === name),
    form,
  );
}

test("every content file has a form", () => {
  const files = readdirSync("content")
    .filter((name) => name.endsWith(".json"))
    .map((name) => `content/${name}`);
  expect(forms.map(({ file }) => file).sort()).toEqual(
    [...files, `content/${landingFolder}`].sort(),
  );
});

test("a form asks for every field of its file", () => {
  const names = findField("contact-us")?.fields?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(contactUs)));
});

/** Fields by their paths, with options of their widgets. */
const cases: Record<string, object> = {
  "contact-us > meta > socialCardAlt": {
    label: "Social card in words",
    required: true,
    hint: expect.stringContaining("for people who cannot see it"),
  },
  "site > address": {
    label: "Address lines",
    label_singular: "line",
    summary: "{{fields.entry}}",
  },
  "services > services > icon": {
    widget: "choice",
    options: expect.arrayContaining([{ value: "cloud", label: "Cloud" }]),
    hint: "The drawing on the coloured disc.",
  },
  "home > meta": { summary: "{{fields.title}}" },
  "site > nameStory": { widget: "text" },
  "clients > clients > image > src": {
    widget: "image",
    media_folder: "/content/images/clients",
    public_folder: "images/clients",
  },
  "testimonials > testimonials > case": { label: "Case", required: false },
  "testimonials > testimonials > photo > src": { widget: "image" },
  "home > hero > tracks": { widget: "list", min: 4, max: 4 },
  "testimonials > testimonials > id": { widget: "hidden", required: false },
  "services > services > productLink > label": { required: false },
};

test.each(Object.entries(cases))("%s is asked for as %j", (place, options) => {
  expect(findField(place)).toMatchObject(options);
});
