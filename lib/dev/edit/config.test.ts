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

function field(file: string, ...names: string[]): Field | undefined {
  let fields = forms.find((form) => form.file === file)?.fields;
  let found: Field | undefined;
  for (const name of names) {
    found = fields?.find((candidate) => candidate.name === name);
    fields = found?.fields;
  }
  return found;
}

test("every content file has a form, and landing pages have one together", () => {
  const files = readdirSync("content")
    .filter((name) => name.endsWith(".json"))
    .map((name) => `content/${name}`);
  expect(forms.map(({ file }) => file).sort()).toEqual(
    [...files, `content/${landingFolder}`].sort(),
  );
});

test("a form asks for the fields of the file, with help", () => {
  const names = forms
    .find(({ file }) => file === "content/contact-us.json")
    ?.fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(contactUs)));
  expect(
    field("content/contact-us.json", "meta", "socialCardAlt"),
  ).toMatchObject({
    label: "Social card in words",
    required: true,
    hint: expect.stringContaining("for people who cannot see it"),
  });
});

test("an entry is added by the word for one of its kind", () => {
  expect(field("content/site.json", "address")).toMatchObject({
    label: "Address lines",
    label_singular: "line",
  });
});

test("a word of a list is chosen by what it shows", () => {
  expect(field("content/services.json", "services", "icon")).toMatchObject({
    widget: "choice",
    options: expect.arrayContaining([{ value: "cloud", label: "Cloud" }]),
  });
});

test("a closed entry or group shows its text and not its label again", () => {
  expect(field("content/site.json", "address")).toMatchObject({
    summary: "{{fields.entry}}",
  });
  expect(field("content/home.json", "meta")).toMatchObject({
    summary: "{{fields.title}}",
  });
});

test("a choice, which shows all that may be chosen, has no example", () => {
  expect(field("content/services.json", "services", "icon")?.hint).toBe(
    "The drawing on the coloured disc.",
  );
});

test("a text that may have line breaks can be given some, however short", () => {
  expect(field("content/site.json", "nameStory")).toMatchObject({
    widget: "text",
  });
});

test("a picture is uploaded to the folder of its kind", () => {
  expect(
    field("content/clients.json", "clients", "image", "src"),
  ).toMatchObject({
    widget: "image",
    media_folder: "/content/images/clients",
    public_folder: "images/clients",
  });
});

test("a list has its limits, and nothing has to be filled in of a group that may be left out", () => {
  expect(field("content/home.json", "hero", "tracks")).toMatchObject({
    widget: "list",
    min: 4,
    max: 4,
  });
  expect(
    field("content/services.json", "services", "productLink", "label"),
  ).toMatchObject({ required: false });
});
