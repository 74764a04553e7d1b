import {
  jsx as create,
  jsxs as createMany,
  Fragment,
  type JSX,
} from "react/jsx-runtime";

/**
 * What JSX compiles to, by tsconfig.json: React's own, and an element whose text is in another script says so by `lang`
 * and `dir`. Scripts for browsers use React's own alone.
 */
export const jsx: typeof create = (type, props, key) =>
  create(type, withLanguage(type, props), key);

export const jsxs: typeof createMany = (type, props, key) =>
  createMany(type, withLanguage(type, props), key);

export { Fragment, type JSX };

export function withLanguage(type: React.ElementType, props: unknown) {
  const { children } = props as { children?: React.ReactNode };
  // The text of RichText counts for the element around it, whose paragraph it is.
  const texts = [children]
    .flat()
    .map((child) => Object(Object(child).props).text ?? child)
    .filter((child) => typeof child === "string");
  if (typeof type !== "string" || texts.length === 0) return props;
  const language = languageOf(texts.join(" "));
  return language ? { ...language, ...(props as object) } : props;
}

/** Scripts other than Latin, with the most common language of each in India. */
const scripts = [
  { characters: /\p{Script=Devanagari}/gu, lang: "hi" },
  { characters: /\p{Script=Kannada}/gu, lang: "kn" },
  { characters: /\p{Script=Arabic}/gu, lang: "ar", dir: "rtl" },
] as const;

/** The attributes of an element whose text is mostly in another script: screen readers change their voice, and Arabic runs from the right. */
function languageOf(text: string) {
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
