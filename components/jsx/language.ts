/** Scripts other than Latin, with the most common language of each in India. */
const scripts = [
  { characters: /\p{Script=Devanagari}/gu, lang: "hi" },
  { characters: /\p{Script=Kannada}/gu, lang: "kn" },
  { characters: /\p{Script=Arabic}/gu, lang: "ar", dir: "rtl" },
] as const;

/** The attributes of an element whose text is mostly in another script: screen readers change their voice, and Arabic runs from the right. */
export function languageOf(text: string) {
  // Nearly all text ends here.
  if (!/[\u0600-\u06ff\u0900-\u097f\u0c80-\u0cff]/.test(text)) return undefined;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const found = scripts.find(
    ({ characters }) => (text.match(characters)?.length ?? 0) > latin,
  );
  if (!found) return undefined;
  const { characters: _, ...attributes } = found;
  return attributes;
}
