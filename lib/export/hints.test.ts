/** @jest-environment node */
import { onlyOwnStyleHints, withoutStyleHints } from "./hints";

test("a page's own data asks for no styles, and for everything else as before", () => {
  const flight = String.raw`self.__next_f.push([1,"1:I[1]\n:HL[\"/a.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n:HL[\"/a.css\",\"style\"]\n:HL[\"/b.css\",\"style\"]\n0:{}"])`;
  expect(withoutStyleHints(flight)).toBe(
    String.raw`self.__next_f.push([1,"1:I[1]\n:HL[\"/a.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n0:{}"])`,
  );
});

test("the data of a route change asks for the styles of its page only", () => {
  const data = '1:I[1]\n:HL["/a.css","style"]\n:HL["/b.css","style"]\n0:{}';
  expect(onlyOwnStyleHints(data, new Set(["/a.css"]))).toBe(
    '1:I[1]\n:HL["/a.css","style"]\n0:{}',
  );
});
