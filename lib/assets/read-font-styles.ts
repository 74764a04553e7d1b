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
      if (node.prop === "font") ({ weight, stretch } = readShorthand(node));
      if (node.prop === "font-weight")
        weight = readWeight(node.value) ?? fail(node, "a number, such as 600");
      if (node.prop === "font-stretch")
        stretch =
          readStretch(node.value) ?? fail(node, "per cent, such as 106%");
    }
    if (weight) styles.push({ weight, stretch });
  });
  return styles;

  /** Reads the words in front of the size. What has brackets is the size only if a weight stands before it. */
  function readShorthand(declaration: Declaration): FontStyle {
    let weight: number | undefined;
    let stretch = 100;
    for (const word of list.space(declaration.value)) {
      if (/^(normal|italic|oblique|small-caps|[\d.-]+deg)$/i.test(word))
        continue;
      const width = word.endsWith("%") ? undefined : readStretch(word);
      if (width) stretch = width;
      else if (readWeight(word)) weight = readWeight(word);
      else if (/^(bolder|lighter)$/i.test(word) || (!weight && /\(/.test(word)))
        fail(declaration, "a number for the weight in front, such as 600");
      else break;
    }
    return { weight: weight ?? 400, stretch };
  }

  function fail(declaration: Declaration, expected: string): never {
    const line = declaration.source?.start?.line;
    throw new Error(
      `${file}:${line}: "${declaration}", but write ${expected}.`,
    );
  }
}
