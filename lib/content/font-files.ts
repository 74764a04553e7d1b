import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AtRule, parse } from "postcss";

const styles = "components/layout/fonts.css";

/** The files of the site's font, as fonts.css declares them: the first has the characters of nearly every page. */
export const fontFiles = filesIn(
  readFileSync(join(process.cwd(), styles), "utf8"),
);

function filesIn(css: string): { file: string; range: string }[] {
  const declared = (rule: AtRule, name: string) =>
    rule.nodes
      ?.map((node) =>
        node.type === "decl" && node.prop === name ? node.value : "",
      )
      .join("") ?? "";
  return parse(css).nodes.flatMap((rule) => {
    if (rule.type !== "atrule") return [];
    const [, file] = declared(rule, "src").match(/url\("\.\/([^"]+)"\)/) ?? [];
    const range = declared(rule, "unicode-range").replace(/\s+/g, "");
    return file ? [{ file: join("components/layout", file), range }] : [];
  });
}

/** The characters of a text that lie in a range of CSS. */
export function charactersIn(text: string, range: string): string[] {
  const pairs = range.split(",").map((part) => {
    const [first = "", last = first] = part.replace(/u\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return [...new Set(text)].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return pairs.some(([first, last]) => first <= code && code <= last);
  });
}

/** The characters of a text that no file of the font has. */
export function missingCharacters(text: string): string[] {
  const known = new Set(
    fontFiles.flatMap(({ range }) => charactersIn(text, range)),
  );
  return [...new Set(text)].filter(
    (character) => !known.has(character) && !/\s|\u200D|\uFE0F/.test(character),
  );
}
