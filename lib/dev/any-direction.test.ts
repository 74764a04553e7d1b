import { readFileSync } from "node:fs";
import { list, parse } from "postcss";
import { listFiles } from "@/lib/node/list-files";

test("stylesheets say start and end, so that a page from right to left is the mirror image", () => {
  const found: string[] = [];
  const all = listFiles("components").map((name) => `components/${name}`);
  for (const file of all.filter((name) => name.endsWith(".css")))
    parse(readFileSync(file)).walkDecls((declaration) => {
      if (isPhysical(declaration.prop, declaration.value))
        found.push(`${file}: ${declaration}`);
    });
  expect(found).toEqual([]);
});

test.each([
  "margin-left: 1px",
  "left: 0",
  "border-top-right-radius: 1px",
  "text-align: left",
  "inset: 0 0 0 auto",
  "border-radius: 1px 0 0 1px",
  "translate: 100% 0",
  "transform: translateX(-1px)",
  "transform-origin: 100% 0",
])("%s is a physical side", (declaration) => {
  const [property = "", value = ""] = declaration.split(": ");
  expect(isPhysical(property, value)).toBe(true);
});

/** Whether a declaration names a side of the window, or moves to one, instead of the start or the end of a line. */
function isPhysical(property: string, value: string): boolean {
  const [first = "", second = first, third = first, fourth = second] =
    list.space(value);
  switch (property) {
    case "text-align":
    case "float":
      return /^(left|right)$/.test(value);
    case "inset":
    case "margin":
    case "padding":
      return second !== fourth;
    case "border-radius":
      return first !== second || third !== fourth;
    case "transform":
      return /translateX\((?!.*--inline)/.test(value);
    case "translate":
      return !/^(0|none)$|--inline/.test(first);
    case "transform-origin":
      return !/^(center|50%)$|--inline/.test(first);
    default:
      // Browsers keep a page's scroll bar on the right.
      return (
        /(^|-)(left|right)(-|$)/.test(property) &&
        !value.includes("--scrollbar")
      );
  }
}
