import {
  jsx as create,
  jsxs as createMany,
  Fragment,
  type JSX,
} from "react/jsx-runtime";
import { languageOf } from "./language";

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
