import { type Declaration, list, parse } from "postcss";
import {
  type FontStyle,
  readStretch,
  readWeight,
} from "@/lib/brand/font-files";

/** Values that take a style from another rule. */
const isElsewhere = /^(inherit|initial|unset|revert|revert-layer)$/i;

/** The weights that a stylesheet sets, each with its width. A width alone has the weight of another rule. */
export function readFontStyles(css: string, file: string): FontStyle[] {
  const styles: FontStyle[] = [];
  parse(css, { from: file }).walk((block) => {
    if (!("nodes" in block) || ("name" in block && block.name === "font-face"))
      return;
    let weight: number | undefined;
    let stretch = 100;
    for (const node of block.nodes ?? []) {
      if (node.type !== "decl" || isElsewhere.test(node.value)) continue;
      const [first = ""] = list.space(node.value);
      if (node.prop === "font") {
        weight =
          readWeight(first) ?? fail(node, "a number in front, such as 600");
        stretch = 100;
      }
      if (node.prop === "font-weight")
        weight = readWeight(node.value) ?? fail(node, "a number, such as 600");
      if (node.prop === "font-stretch")
        stretch =
          readStretch(node.value) ?? fail(node, "per cent, such as 106%");
    }
    if (weight) styles.push({ weight, stretch });
  });
  return styles;

  function fail(node: Declaration, expected: string): never {
    const line = node.source?.start?.line;
    throw new Error(`${file}:${line}: "${node}", but write ${expected}.`);
  }
}
