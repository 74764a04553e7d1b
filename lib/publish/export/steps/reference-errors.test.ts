import { writeOutput } from "@/lib/publish/export/build";
import { parseHtml } from "@/lib/publish/export/html";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import {
  drawingErrors,
  idErrors,
  listReferences,
  referenceErrors,
} from "./reference-errors";

const build = {
  ...exampleBuild,
  basePath: "/base",
  frames: ["https://maps.example.com"],
};
const page = (html: string) => ({ file: "a.html", $: parseHtml(html) });

beforeAll(() =>
  writeOutput(build, {
    "a b.svg": '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/></svg>',
    "index.html": "",
    "shop.html": '<h2 id="team">',
    "twice.svg": '<svg xmlns="http://www.w3.org/2000/svg" id="a" id="b"/>',
  }),
);

test.each([
  ["script-src", '<script src="//x.example/a.js"></script>'],
  ["style-src", '<link rel="stylesheet" href="https://x.example/a.css">'],
  ["style-src", '<style>@import "https://www.example.com/base/a";</style>'],
  ["img-src", '<img src="https://x.example/a.png">'],
  ["img-src", '<img srcset="/base/a%20b.svg 1x,https://x.example/a.png 2x">'],
  ["img-src", '<video poster="https://x.example/a.png">'],
  ["img-src", "<style>a{background:url(https://x.example/a.png)}</style>"],
  ["font-src", "<style>@font-face{src:url(https://x.example/a)}</style>"],
  ["media-src", '<audio><source src="https://x.example/a.mp3"></audio>'],
  ["frame-src", '<noscript><iframe src="https://x.example"></iframe>'],
  ["frame-src", '<iframe src="/base/a%20b.svg"></iframe>'],
  ["object-src", '<object data="/base/a%20b.svg"></object>'],
  ["object-src", '<embed src="/base/a%20b.svg">'],
  ["base-uri", '<base href="/base/">'],
  ["form-action", '<form action="https://x.example">'],
  ["no such file", '<img src="/a%20b.svg">'],
  ["no such file", '<img src="/base/100%.png">'],
  ["no element", '<img src="/base/a%20b.svg#none">'],
  ["no such file", '<video src="/base/none.mp4">'],
  ["no such file", '<script src="/base/none.js"></script>'],
  ["no such file", "<style>a{background:url('/base/none.png')}</style>"],
  [
    "",
    '<img src="/base/a%20b.svg#a" srcset="data:image/png,a 1x, /base/a%20b.svg 2x">',
  ],
  ["", '<svg><use href="#a"/></svg>'],
  ["", '<video src="/base/a%20b.svg">'],
  ["", '<iframe src="https://maps.example.com/embed?x"></iframe>'],
  ["", '<form action="mailto:a@x.example"></form><form>'],
  [
    "",
    '<link rel="canonical" href="https://x.example"><a href="https://x.example">',
  ],
  [
    "next/image needs a server; use Picture",
    '<img src="/base/_next/image?url=%2Fbase%2Fa.png&w=640&q=75">',
  ],
  ["no such file or page below /base", '<a href="/base/none">'],
  ["no element", '<area href="https://www.example.com/base/shop.html#b">'],
  [
    "no element has the id “tea”; the nearest are #team",
    '<a href="/base/shop?x#tea"><a href="/base/shop?x#tea">',
  ],
  ["", '<a href="/base/shop#team"><a href="/base/a%20b.svg#a">'],
  ["", '<a href="/other/#b"><a href="mailto:a@b.c">'],
])("of a page, “%s” is reported: %s", (error, html) => {
  const { references, errors } = listReferences(page(html), build);
  const pages = [{ file: "a.html", ids: [], references }];
  const named = expect.stringMatching(`.+\\(.*${error}`);
  expect([...errors, ...referenceErrors(pages, build)]).toEqual(
    error ? [named] : [],
  );
});

test("links to a page that the build finishes are held against its ids", () => {
  const links = '<a href="/base/#team"><a href="/base/#tea">';
  const { references } = listReferences(page(links), build);
  const pages = [{ file: "index.html", ids: ["team"], references }];
  expect(referenceErrors(pages, build)).toEqual([
    'index.html: <a href="/base/#tea"> (no element has the id “tea”; the nearest are #team)',
  ]);
});

test.each([
  ['<p id="a"><p id="a">', "the id “a” stands twice"],
  ['<a href="#b">', "no element has the id “b”"],
  ['<path fill="url(#b)">', "no element has the id “b”"],
  ['<label for="top">', "no element has the id “top”"],
  ['<input list="b">', "no element has the id “b”"],
  ['<p id="a" aria-labelledby="a b">', "no element has the id “b”"],
  ['<p id="ü"><a href="#%C3%BC"><p id="A"><a href="#%41">', ""],
  ['<a href="#"><a href="#TOP"><a href="#:~:text=a"><a href="/#b">', ""],
])("%s: %j", (html, error) => {
  const errors = idErrors(page(html));
  expect(errors.join()).toContain(error);
  expect(errors).toHaveLength(error ? 1 : 0);
});

test("a drawing that is no XML is an error", async () => {
  expect(await drawingErrors("a b.svg", build)).toEqual([]);
  expect(await drawingErrors("twice.svg", build)).toHaveLength(1);
});
