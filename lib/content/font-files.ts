/**
 * The files of the site's font below components/layout/fonts, and the characters of each as CSS writes them. The first
 * comes with every page; base.css declares the others, which a browser fetches where one of their characters stands.
 */
export const fontFiles = [
  {
    file: "anek-latin-subset.woff2",
    range:
      "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026",
  },
  {
    file: "anek-latin-1.woff2",
    range:
      "U+A1-A8,U+AA-AC,U+AE-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+201A,U+201E,U+2022,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+2215",
  },
  {
    file: "anek-latin-extended.woff2",
    range:
      "U+100-130,U+134-148,U+14A-151,U+154-17E,U+18F,U+218-21B,U+259,U+1E9E,U+20B9-20BA,U+20BD",
  },
] as const;

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
