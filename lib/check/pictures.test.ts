import { spawnSync } from "node:child_process";
import {
  add,
  jpeg,
  pictureFolder,
  type Source,
  type Sources,
  writeContent,
} from "@/lib/assets/pictures/testing/picture-folder";
import { readContent } from "@/lib/content/read";
import { checkTexts } from "./check";
import { pictureIssues } from "./pictures";
import { printIssues } from "./print-issues";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://i.example" viewBox="0 0 4 4">${inside}</svg>`;

const wrong: Record<string, [sources: Sources, expected: RegExp]> = {
  "a damaged file": [
    { "portfolio/broken.png": "text" },
    /broken.*\n.*expected {2}a picture that can be read: .*export it as JPEG or PNG$/,
  ],
  "a drawing without a shape": [
    { "scenes/belt.svg": svg("").replace("4 4", "4 0") },
    /an SVG drawing with a viewBox/,
  ],
  "a drawing in a colour that nobody knows": [
    { "scenes/belt.svg": svg('<path fill="var(--none)"/>') },
    /belt\.svg"\n {4}expected {2}a drawing in colours .*"--none"/,
  ],
  "a picture that is too high for its formats": [
    { "scenes/tall.png": [480, 16_384] },
    /at most 16383 pixels of height/,
  ],
  "a photo as a client's logo": [
    { "clients/photo.jpg": [640, 480] },
    /a logo without a background of its own/,
  ],
};

test.each(Object.entries(wrong))(
  "%s is named with how to fix it",
  async (_name, [sources, expected]) => {
    expect(await printedIssues(await pictureFolder(sources))).toMatch(expected);
  },
);

test.each<[mistake: string, source: Source, expected: RegExp]>([
  ["the content of a PNG", [4, 4], /as its name says; it is a png file/],
  ["no namespace", '<svg viewBox="0 0 4 4"/>', /with xmlns="http:/],
  ["a bare ampersand", svg("A & B"), /valid XML .*line 1 column/],
  ["an entity of HTML", svg("A&nbsp;B"), /valid XML .*nbsp/],
  ["an open element", svg("<g>"), /valid XML .*mismatch/],
  ["an undeclared prefix", svg("<x:g/>"), /valid XML .*prefix x/],
  ["a scan beside it", svg('<image href="b.jpg"/>'), /need b.jpg/],
  ["a gradient beside it", svg("<g fill='url(b.svg#c)'/>"), /need b.svg#c/],
  ["a style beside it", svg("<style>@import 'b.css'</style>"), /need b.css/],
  ["Latin-1 characters", Buffer.from(svg("\u00e9"), "latin1"), /UTF-8/],
])("a drawing with %s is an error", async (_mistake, source, expected) => {
  const root = await pictureFolder({ "scenes/belt.svg": source });
  expect(await printedIssues(root)).toMatch(expected);
});

test.each([
  svg('<a href="https://a.example"/><use i:href="#a"/><image href="data:,"/>'),
  svg("<g i:label='A' fill='url(\"#b\")'/>"),
  '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 4 4"/>',
])("the drawing %s is right", async (source) => {
  const root = await pictureFolder({ "scenes/belt.svg": source });
  expect(await printedIssues(root)).toBe("");
});

test("half a photo is an error", async () => {
  const half = (await jpeg()).subarray(0, 3000);
  const root = await pictureFolder({ "portfolio/photo.jpg": half });
  expect(await printedIssues(root)).toContain("it is damaged");
});

test("a picture that will be blurred or cropped is an issue", async () => {
  const root = await pictureFolder({
    "portfolio/good.png": [1200, 900],
    "portfolio/small.png": [300, 700],
  });
  const text = await printedIssues(root);
  expect(text).not.toMatch("good.png");
  expect(text).toMatch("(warning) items > entry 2 > img");
  expect(text).toMatch("at least 1200 pixels of width: 300 will look blurred");
  expect(text).toMatch("much of 300 x 700 pixels will be cut off");
});

test.each([
  ["of another name", "collage/two.png"],
  ["of the same name", "collage/one.png"],
])(
  "a replaced picture %s needs a new text alternative",
  async (_name, source) => {
    const root = await pictureFolder({ "collage/one.png": [64, 64] });
    const git = (command: string) =>
      expect(spawnSync("git", command.split(" "), { cwd: root }).status).toBe(
        0,
      );
    git("init");
    git("add .");
    git("-c user.name=A -c user.email=a@b.example commit -m First");
    await add(root, source, [80, 80]);
    writeContent(root, [source]);
    expect(await printedIssues(root)).toMatch(/alt\n.*"A picture"\n.*replaced/);
    writeContent(root, [source], "Another picture");
    expect(await printedIssues(root)).not.toContain("replaced");
  },
);

async function printedIssues(root: string) {
  const { sources } = checkTexts(readContent(root));
  return printIssues(await pictureIssues(sources, root));
}
