import { readdirSync } from "node:fs";
import { contactUs } from "@/lib/content/load";
import { landingFolder } from "@/lib/content/pages";
import { editorConfig } from "./config";
import type { Field } from "./fields";

const { collections } = editorConfig("http://localhost:3000");
const forms = collections.flatMap((collection) =>
  "files" in collection
    ? collection.files.map(({ file, fields }) => ({ file, fields }))
    : [{ file: collection.folder, fields: collection.fields }],
);

/** The field of a form by its path, such as "home > hero > tracks". */
function findField(place: string): Field | undefined {
  const [file, ...names] = place.split(" > ");
  let fields = forms.find(
    (form) => form.file === `content/${file}.json`,
  )?.fields;
  let found: Field | undefined;
  for (const name of names) {
    found = fields?.find((candidate) => candidate.name === name);
    fields = found?.fields;
  }
  return found;
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
  const names = forms
    .find(({ file }) => file === "content/contact-us.json")
    ?.fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(contactUs)));
});

test.each<[behaviour: string, place: string, options: object]>([
  [
    "a field has a label and help",
    "contact-us > meta > socialCardAlt",
    {
      label: "Social card in words",
      required: true,
      hint: expect.stringContaining("for people who cannot see it"),
    },
  ],
  [
    "a button that adds an entry names its kind",
    "site > address",
    { label: "Address lines", label_singular: "line" },
  ],
  [
    "a value of a fixed set is chosen by its label, without an example",
    "services > services > icon",
    {
      widget: "choice",
      options: expect.arrayContaining([{ value: "cloud", label: "Cloud" }]),
      hint: "The drawing on the coloured disc.",
    },
  ],
  [
    "a collapsed entry shows its text",
    "site > address",
    { summary: "{{fields.entry}}" },
  ],
  [
    "a collapsed group shows its title",
    "home > meta",
    { summary: "{{fields.title}}" },
  ],
  [
    "a short text that may have line breaks gets a field of several lines",
    "site > nameStory",
    { widget: "text" },
  ],
  [
    "a picture is uploaded to the folder of its kind",
    "clients > clients > image > src",
    {
      widget: "image",
      media_folder: "/content/images/clients",
      public_folder: "images/clients",
    },
  ],
  [
    "a list has its limits",
    "home > hero > tracks",
    { widget: "list", min: 4, max: 4 },
  ],
  [
    "a field of an optional group is optional",
    "services > services > productLink > label",
    { required: false },
  ],
])("%s", (_behaviour, place, options) => {
  expect(findField(place)).toMatchObject(options);
});
