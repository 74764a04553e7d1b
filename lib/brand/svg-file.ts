import { type CheerioAPI, load } from "cheerio";
import { CssSyntaxError, parse, type Root } from "postcss";
import { escapeHtml } from "@/lib/node/escape-html";

/** A drawing, or an element in it. */
export type SvgElement = {
  name: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
};

/**
 * Parses a drawing with the parser of pages, which knows the case of SVG's names: viewBox, linearGradient. Leaves out what
 * runs, what moves, which no page could pause, what programs store about themselves and their users, and what the
 * dark theme would change.
 * @throws Error whose message completes "expected …" if its CSS has a mistake
 */
export function parseSvg(source: string): SvgElement | undefined {
  let text = source;
  const entities = /<!ENTITY\s+([\w.-]+)\s+(["'])(.*?)\2/gs;
  for (const [, name, , value = ""] of source.matchAll(entities))
    text = text.replaceAll(`&${name};`, () => value);
  // Inside of a foreignObject, HTML ignores the "/" of an element that XML ends with it.
  const xmlEnd =
    /<(?!(?:br|hr|img|input)\b)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'>])*)\/>/g;
  const $ = load(text.replace(xmlEnd, "<$1$2></$1>"), {}, false);
  return $.root()
    .contents()
    .get()
    .map(readNode)
    .filter((node) => typeof node !== "string")
    .find(({ name }) => name === "svg");
}

type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];

/** Elements of other namespaces have a colon in their name. Nobody sees the title of a file that an image shows. */
const leftOut =
  /:|^(metadata|title|desc|script|iframe|object|embed|set|animate.*)$/;

function readNode(node: Node): SvgElement | string {
  if (node.type === "text") return node.data;
  if (!("attribs" in node) || leftOut.test(node.name)) return "";
  // Only the program that wrote it, or the dark theme, draws this.
  const isHidden = node.attributes.some(({ name, value }) =>
    name === "media" ? isDark(value) : /^requiredextensions$/i.test(name),
  );
  if (isHidden) return "";
  const attributes = node.attributes
    .map(({ prefix, name, value }) => {
      const written = prefix ? `${prefix}:${name}` : name;
      // Any program may choose the prefix of XLink.
      return [written.replace(/^[^:]+:href$/, "href"), inLight(value)] as const;
    })
    .filter(
      ([name, value]) =>
        !/^on|^(?!xml:).*:/i.test(name) &&
        !(name === "media" && ofTheme.test(value)) &&
        // Browsers ignore white space in the name of a scheme.
        !/javascript:/i.test(value.replace(/\s/g, "")),
    );
  const inside = node.children.map(readNode);
  const { name } = node;
  const children = name === "style" ? [readStyles(inside.join(""))] : inside;
  return { name, attributes: Object.fromEntries(attributes), children };
}

function readStyles(css: string): string {
  const sheet = parseCss(css);
  sheet.walkAtRules((rule) => {
    const { name, params, nodes = [] } = rule;
    // Without its keyframes, an animation stands still.
    if (/keyframes$/i.test(name) || isDark(params)) rule.remove();
    else if (ofTheme.test(params)) rule.after(nodes).remove();
  });
  return inLight(`${sheet}`);
}

const ofTheme = /prefers-color-scheme/i;

function isDark(query: string): boolean {
  const isNot = /\bnot\b/i.test(query);
  return ofTheme.test(query) && isNot !== /scheme\s*:\s*dark/i.test(query);
}

/** Two colours, of which the first is for the light theme: `light-dark(#111, #fff)`. */
const lightDark =
  /light-dark\(\s*([^(),]+(?:\((?:[^()]|\([^()]*\))*\))?)\s*,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi;

const inLight = (css: string) =>
  css
    .replace(lightDark, "$1")
    .replace(/(?<![\w-])color-scheme\s*:[^;}]*/gi, "");

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
  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  const inside = children
    .map((child) =>
      typeof child === "string" ? escapeHtml(child) : writeSvg(child),
    )
    .join("");
  return inside ? `<${name}${own}>${inside}</${name}>` : `<${name}${own}/>`;
}

/** A part of the page says nothing of a drawing. */
const pixels = { "%": 0, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 4 / 3 };

/** Left, top, width and height of a drawing in its own units. */
export function getViewBox(
  root: SvgElement | undefined,
): [number, number, number, number] | undefined {
  const { viewBox, width = "", height = "" } = root?.attributes ?? {};
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w = 0, h = 0] = box.map((length) => {
    const unit = length.replace(/^[-+.\d]+/, "") as keyof typeof pixels;
    return Number.parseFloat(length) * (pixels[unit] ?? 1);
  });
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
