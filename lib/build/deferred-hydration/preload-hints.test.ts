/** @jest-environment node */
import {
  onlyFontPreload,
  onlyOwnStyleHints,
  withoutHints,
} from "./preload-hints";

test("of what is fetched ahead of the text only the font stays", () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  const icon = '<link rel="icon" href="/favicon.ico"/>';
  expect(
    onlyFontPreload(
      `<link rel="preload" href="/a.svg#x" as="image"/>${font}<link rel="preload" as="script" href="/a.js"/>${icon}`,
    ),
  ).toBe(font + icon);
});

test("a page's own data asks for no styles and pictures, and for everything else as before", () => {
  const flight = String.raw`self.__next_f.push([1,"1:I[1]\n:HL[\"/a.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n:HL[\"/a.css\",\"style\"]\n:HL[\"/b.css\",\"style\"]\n:HL[\"/c.svg#x\",\"image\"]\n:HL[\"/d.avif\",\"image\",{\"media\":\"print\"}]\n0:{}"])`;
  expect(withoutHints(flight)).toBe(
    String.raw`self.__next_f.push([1,"1:I[1]\n:HL[\"/a.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n0:{}"])`,
  );
});

test("the data of a route change asks for the styles of its page only", () => {
  const data = '1:I[1]\n:HL["/a.css","style"]\n:HL["/b.css","style"]\n0:{}';
  expect(onlyOwnStyleHints(data, new Set(["/a.css"]))).toBe(
    '1:I[1]\n:HL["/a.css","style"]\n0:{}',
  );
});
