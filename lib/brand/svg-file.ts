import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { CssSyntaxError, parse, type Root } from "postcss";

/** The looks of a drawing: its own in each theme, or that of the light theme in both. */
export type Look = "both" | "light";

/** A drawing, or an element in it. */
export type SvgElement = {
  name: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
};

/**
 * Parses a drawing with the parser of pages, which knows the case of SVG's names: viewBox, linearGradient. Leaves out what
 * runs, what moves, which no page could pause, and what programs store about themselves and their users.
 * @param look "light": the drawing looks the same in both themes
 * @throws Error whose message completes "expected …" if its CSS cannot be read
 */
export function parseSvg(
  source: string,
  look: Look = "light",
): SvgElement | undefined {
  let text = source;
  const entities = /<!ENTITY\s+([\w.-]+)\s+(["'])(.*?)\2/gs;
  for (const [, name, , value = ""] of source.matchAll(entities))
    text = text.replaceAll(`&${name};`, () => value);
  // Inside of a foreignObject, HTML ignores the "/" of an element that XML ends with it.
  const xmlEnd =
    /<(?!(?:br|hr|img|input)\b)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'>])*)\/>/g;
  return parseFragment(text.replace(xmlEnd, "<$1$2></$1>"))
    .childNodes.map((node) => readNode(node, look))
    .filter((node) => typeof node !== "string")
    .find(({ name }) => name === "svg");
}

/** Elements of other namespaces have a colon in their name. Nobody sees the title of a file that an image shows. */
const leftOut =
  /:|^(metadata|title|desc|script|iframe|object|embed|set|animate.*)$/;

function readNode(
  node: DefaultTreeAdapterTypes.ChildNode,
  look: Look,
): SvgElement | string {
  if ("value" in node) return node.value;
  if (!("attrs" in node) || leftOut.test(node.tagName)) return "";
  const isStyle = node.tagName === "style";
  const media = node.attrs.find(({ name }) => name === "media");
  const oneLook = isStyle && look === "light";
  if (oneLook && isForElsewhere.test(media?.value ?? "")) return "";
  // Only the program that wrote it draws this.
  if (node.attrs.some(({ name }) => /^requiredextensions$/i.test(name)))
    return "";
  const attributes = node.attrs
    .map(({ prefix, name, value }) => {
      const written = prefix ? `${prefix}:${name}` : name;
      // Any program may choose the prefix of XLink.
      return [
        written.replace(/^[^:]+:href$/, "href"),
        lookOf(value, look),
      ] as const;
    })
    .filter(
      ([name, value]) =>
        !/^on|^(?!xml:).*:/i.test(name) &&
        !(oneLook && name === "media") &&
        // Browsers ignore white space in the name of a scheme.
        !/javascript:/i.test(value.replace(/\s/g, "")),
    );
  return {
    name: node.tagName,
    attributes: Object.fromEntries(attributes),
    children: node.childNodes.map((child) => {
      const read = readNode(child, look);
      return isStyle && typeof read === "string"
        ? readStyles(read, look)
        : read;
    }),
  };
}

const isForElsewhere =
  /^(?!.*\bnot\b).*(\bprint\b|prefers-color-scheme\s*:\s*dark)/i;

/** CSS without what moves, and in one look without what is for the dark theme. */
function readStyles(css: string, look: Look): string {
  const sheet = parseCss(lookOf(css, look));
  sheet.walkAtRules((rule) => {
    const { name, params, nodes = [] } = rule;
    if (name.endsWith("keyframes")) rule.remove();
    if (look === "both" || !/prefers-color-scheme|print/i.test(params)) return;
    rule.replaceWith(isForElsewhere.test(params) ? [] : nodes);
  });
  return String(sheet);
}

/** The first of two colours in one look: `light-dark(#111, #fff)`. */
function lookOf(css: string, look: Look): string {
  if (look === "both") return css;
  return css.replace(
    /light-dark\(\s*((?:[^(),]|\([^()]*\))+?)\s*,(?:[^()]|\([^()]*\))*\)/gi,
    "$1",
  );
}

/** @throws Error whose message completes "expected …" */
export function parseCss(css: string): Root {
  try {
    return parse(css);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw new Error(`CSS without a mistake in the drawing: ${error.reason}`);
  }
}

/** A parsed drawing as XML. */
export function writeSvg({ name, attributes, children }: SvgElement): string {
  const escaped = (text: string) =>
    text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
  const inside = children
    .map((child) =>
      typeof child === "string" ? escaped(child) : writeSvg(child),
    )
    .join("");
  return inside ? `<${name}${own}>${inside}</${name}>` : `<${name}${own}/>`;
}

/** Left, top, width and height of a drawing in its own units. */
export function getViewBox(
  root: SvgElement | undefined,
): [number, number, number, number] | undefined {
  const { viewBox, width = "", height = "" } = root?.attributes ?? {};
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w = 0, h = 0] = box.map((length) =>
    length.endsWith("%") ? 0 : Number.parseFloat(length),
  );
  return w > 0 && h > 0 ? [x, y, w, h] : undefined;
}

/** The file, such as a scan, that a drawing needs, of which browsers load none for a picture, or a picture in its CSS. */
export function usedFile(element: SvgElement): string | undefined {
  const { name, attributes, children } = element;
  const link =
    name === "a" ? "" : attributes.href?.replace(/^\s*data:.*/is, "");
  const texts = children.filter((child) => typeof child === "string");
  const css = [...texts, ...Object.values(attributes)].join("\n");
  const urls =
    css.match(/(?<=url\(\s*["']?\s*|@import\s+["'])[^"')\s]+/gi) ?? [];
  const inside = children.flatMap((child) =>
    typeof child === "string" ? [] : usedFile(child),
  );
  return [link, ...urls, ...inside].find(
    (file) =>
      file && !/^\s*(#|data:(font\/|application\/[\w.-]*font))/i.test(file),
  );
}
