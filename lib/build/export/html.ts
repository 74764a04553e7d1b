/** Small tools for the regular HTML that React writes: attribute values are quoted and never hold a bare ">". */

export type Attributes = Record<string, string>;

export type Element = {
  /** The element as it stands in the page. */
  source: string;
  attributes: Attributes;
  content: string;
};

/** Names are lower-cased; an attribute without a value is the empty string. */
export function parseAttributes(source: string): Attributes {
  const found: Attributes = {};
  for (const [, name, value] of source.matchAll(
    /([^\s"'<>/=]+)(?:="([^"]*)")?/g,
  )) {
    if (name) found[name.toLowerCase()] = unescapeAttribute(value ?? "");
  }
  return found;
}

export function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
    )
    .join("");
}

export function escapeAttribute(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
}

export function escapeText(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** JSON that no HTML parser can mistake for the end of its script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

/** Replaces each `<name …>…</name>` by what `replacer` returns for it. */
export function replaceElements(
  html: string,
  name: "script" | "style",
  replacer: (element: Element) => string,
): string {
  const pattern = new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "g");
  return html.replace(pattern, (source, attributes: string, content: string) =>
    replacer({ source, attributes: parseAttributes(attributes), content }),
  );
}

/** Replaces each `<link …>` by what `replacer` returns for it. */
export function replaceLinks(
  html: string,
  replacer: (element: Omit<Element, "content">) => string,
): string {
  return html.replace(/<link\b([^>]*?)\/?>/g, (source, attributes: string) =>
    replacer({ source, attributes: parseAttributes(attributes) }),
  );
}

/** Puts markup directly after the declaration of the character set, which has to stay within the first 1024 bytes. */
export function insertAfterCharset(html: string, markup: string): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(html)) throw new Error("The page declares no charset.");
  return html.replace(charset, (tag) => tag + markup);
}

export function insertBeforeHeadEnd(html: string, markup: string): string {
  if (!html.includes("</head>")) throw new Error("The page has no head.");
  return html.replace("</head>", () => `${markup}</head>`);
}

export function insertBeforeBodyEnd(html: string, markup: string): string {
  if (!html.includes("</body>")) throw new Error("The page has no body.");
  return html.replace("</body>", () => `${markup}</body>`);
}

function unescapeAttribute(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
