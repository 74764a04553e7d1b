import { elementsOf, parseHtml } from "../html";
import {
  dropPreloads,
  isDataOf,
  onlyOwnStyleHints,
  withoutHints,
} from "./preload-hints";

test("nothing is fetched ahead of the text", () => {
  const tree = parseHtml(
    '<link rel="preload" href="/a.svg#x" as="image"><link rel="preload" as="script" href="/a.js"><link rel="icon" href="/favicon.ico">',
  );
  dropPreloads(tree);
  expect(elementsOf(tree, "link").map(({ attrs }) => attrs[1]?.value)).toEqual([
    "/favicon.ico",
  ]);
});

test("a page's own data requests no styles and pictures, and everything else as before", () => {
  const flight = String.raw`self.__next_f.push([1,"1:I[1]\n:HL[\"/a.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n:HL[\"/a.css\",\"style\"]\n:HL[\"/b.css\",\"style\"]\n:HL[\"/c.svg#x\",\"image\"]\n:HL[\"/d.avif\",\"image\",{\"media\":\"print\"}]\n0:{}"])`;
  expect(withoutHints(flight)).toBe(
    String.raw`self.__next_f.push([1,"1:I[1]\n:HL[\"/a.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n0:{}"])`,
  );
});

test("the data of a route change requests the styles of its page only", () => {
  const data = '1:I[1]\n:HL["/a.css","style"]\n:HL["/b.css","style"]\n0:{}';
  expect(onlyOwnStyleHints(data, new Set(["/a.css"]))).toBe(
    '1:I[1]\n:HL["/a.css","style"]\n0:{}',
  );
});

test.each([
  ["services.html", "services.txt", true],
  ["services.html", "services/__next._full.txt", true],
  ["services.html", "services.css", false],
  ["services.html", "services-more.txt", false],
  ["index.html", "__next._full.txt", true],
  ["index.html", "robots.txt", false],
])("of %s, %s is the data: %s", (page, file, expected) => {
  expect(isDataOf(page)(file)).toBe(expected);
});
