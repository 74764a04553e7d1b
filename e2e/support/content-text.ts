/** Every string in a piece of content, cut where a placeholder or italics interrupt it. */
export function stringsOf(content: unknown): string[] {
  if (typeof content === "string")
    return content.split(/\{\w+\}|\*/).map((text) => text.trim());
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(stringsOf);
}

/**
 * Those that are written for readers. Paths, icons and other values from lists begin with a small letter and have no
 * blank, so no key has to be named here.
 */
export function textsOf(content: unknown): string[] {
  return stringsOf(content).filter((text) => /^\p{Lu}|\s/u.test(text));
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
