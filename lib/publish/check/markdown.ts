import { lexer, type Tokens, walkTokens } from "marked";
import { altText } from "@/lib/content/schemas/field-types";
import type { Finding } from "./describe";
import { missingPicture, wrongLink } from "./links";
import type { Text } from "./source";
import type { Targets } from "./targets";

/** Findings of headings that skip a level, of HTML, and of dead links and pictures, in a running text. */
export function markdownFindings(text: Text, targets: Targets): Finding[] {
  const { source, written, key } = text;
  const findings: Finding[] = [];
  let level = 1;
  for (const { type, raw, ...token } of partsOf(text)) {
    const found = raw.trim();
    const above = written.slice(0, Math.max(0, written.indexOf(found)));
    // Its file has the lines of the JSON in front, of which the text is one more field.
    const line = `${source.text}${above}`.split("\n").length;
    const at = { found, line, column: 1, location: `${key} > ${type}` };
    const add = (finding: Pick<Finding, "expected"> | undefined) =>
      finding && findings.push({ ...at, ...finding });
    if (type === "html")
      add({ expected: "text without HTML; visitors see it as it is written" });
    if (type === "link" && !/^(mailto|tel):/.test(token.href))
      add(wrongLink(token.href, source, targets));
    if (type === "image") {
      const { error } = altText("").safeParse(token.text);
      add(error && { expected: String(error.issues[0]?.message) });
      add(missingPicture(token.href, targets));
    }
    const marks = level > 1 ? `## to ${"#".repeat(level + 1)}` : "##";
    if (type === "heading" && (token.depth === 1 || token.depth > level + 1))
      add({
        expected: `a heading with ${marks} in front: the page has its large one in the field “heading”, and no level is left out`,
      });
    if (type === "heading") level = token.depth;
  }
  return findings;
}

/** The pictures of a running text. */
export function picturesIn(text: Text): Text[] {
  const pictures = partsOf(text).filter(({ type }) => type === "image");
  return pictures.map(({ href: value }) => ({ ...text, value }));
}

function partsOf({ value, field }: Text) {
  const parts: Tokens.Generic[] = [];
  if (field.isRunningText)
    walkTokens(lexer(value), (part) => void parts.push(part));
  return parts;
}
