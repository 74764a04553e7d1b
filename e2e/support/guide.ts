import { readFile } from "node:fs/promises";

/** The pieces of code below a heading of a guide. */
export async function readCode(guide: string, heading: string) {
  const [, text = ""] = (await readFile(guide, "utf8")).split(`## ${heading}`);
  const [part = ""] = text.split("\n## ");
  return [...part.matchAll(/```\w+\n(.*?)```/gs)].map(([, code]) => code);
}
