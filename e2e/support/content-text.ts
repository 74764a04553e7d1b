/** Every string in a piece of content, split at placeholders, italics and links. */
export function allStrings(content: unknown): string[] {
  if (typeof content === "string")
    return content.split(/\{\w+\}|\*|\[|\]\(\S+?\)/).map((text) => text.trim());
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(allStrings);
}

/**
 * The strings that are text for readers. Paths, icons and other enumerated values start with a lower-case letter and
 * have no space, so this needs no list of keys. Not all scripts have spaces or capitals.
 */
export function textsForReaders(content: unknown): string[] {
  return allStrings(content).filter((text) => /^[\p{Lu}\p{Lo}]|\s/u.test(text));
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
