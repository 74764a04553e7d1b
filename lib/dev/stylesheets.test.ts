import { readFileSync } from "node:fs";
import { list, parse } from "postcss";
import { listFiles } from "@/lib/node/list-files";

/** Each declaration of the components' stylesheets, and its file. */
const all = listFiles("components")
  .filter((name) => name.endsWith(".css"))
  .flatMap((file) => {
    const found: { file: string; prop: string; value: string }[] = [];
    parse(readFileSync(`components/${file}`)).walkDecls(({ prop, value }) => {
      found.push({ file, prop, value });
    });
    return found;
  });

test("stylesheets say start and end, so that a page from right to left is the mirror image", () => {
  expect(all.filter((one) => isPhysical(one.prop, one.value))).toEqual([]);
});

test("no stylesheet writes a colour", () => {
  const color = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|okl..)\(/i;
  expect(all.filter(({ value }) => color.test(value))).toEqual([]);
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
      return /translateX\((?!.*--inline)/s.test(value);
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
