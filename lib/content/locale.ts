export const localePattern = /^[a-z]{2,3}-[A-Z]{2}$/;

/** The language and country of the texts: `locale` of site.json. */
export function localeOf(site: unknown): string {
  return String(Object(site).locale ?? "en-IN");
}

/** The scripts of today's languages that run from right to left. Node's own `textInfo` lacks some and has two names. */
const rtlScripts = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** The `dir` of pages in a language. From left to right they need none. */
export function textDirection(locale: string): "rtl" | undefined {
  const { script = "" } = new Intl.Locale(locale).maximize();
  return rtlScripts.includes(script) ? "rtl" : undefined;
}

/** Letters and marks of the scripts that put no space between words, for a class of a pattern. */
export const unspaced = String.raw`\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}`;
