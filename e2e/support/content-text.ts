/** Every string in a piece of content, split at placeholders and italics. */
export function stringsOf(content: unknown): string[] {
  if (typeof content === "string")
    return content.split(/\{\w+\}|\*/).map((text) => text.trim());
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(stringsOf);
}

/**
 * The strings that are text for readers. Paths, icons and other enumerated values start with a lower-case letter and
 * have no space, so this needs no list of keys.
 */
export function textsOf(content: unknown): string[] {
  return stringsOf(content).filter((text) => /^\p{Lu}|\s/u.test(text));
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
