import { type CheerioAPI, load } from "cheerio";
import { CssSyntaxError, parse, type Root } from "postcss";
import { keepTheme, themeOf } from "./theme";

/** A parsed drawing: a document with one `svg` element, or with none if the file has none. */
export type Drawing = CheerioAPI;

export type SvgElement = ReturnType<typeof elementsOf>[number];

export function elementsOf($: Drawing) {
  return $.root().find("*").get();
}

/**
 * Parses a drawing. Leaves out what runs, what moves, which no page could pause, what programs store about themselves and
 * their users, and what the dark theme would change.
 * @throws Error whose message completes "expected …" if its CSS has a mistake
 */
export function parseSvg(source: string): Drawing {
  let text = source;
  const entities = /<!ENTITY\s+([\w.-]+)\s+(["'])(.*?)\2/gs;
  for (const [, name, , value = ""] of source.matchAll(entities))
    text = text.replaceAll(`&${name};`, () => value);
  const $ = load(text, { xml: true });
  const contents = $.root().contents();
  contents.not($.root().children("svg").first()).remove();
  $("*")
    .contents()
    .filter((_, { type }) => /^(comment|directive)$/.test(type))
    .remove();
  for (const element of elementsOf($)) {
    const { name, attribs } = element;
    // Only the program that wrote it, or the dark theme, draws this.
    const isHidden = Object.entries(attribs).some(([name, value]) =>
      name === "media"
        ? themeOf(value) === "dark"
        : /^requiredextensions$/i.test(name),
    );
    if (isHidden || leftOut.test(name)) $(element).remove();
    else if (name === "style") $(element).text(readStyles($(element).text()));
    element.attribs = Object.fromEntries(
      Object.entries(attribs)
        // Any program may choose the prefix of XLink.
        .map(([name, value]) => [
          name.replace(/^[^:]+:href$/, "href"),
          inLight(value),
        ])
        .filter(isKept),
    );
  }
  return $;
}

/** Elements of other namespaces have a colon in their name. Nobody sees the title of a file that an image shows. */
const leftOut =
  /:|^(metadata|title|desc|script|iframe|object|embed|set|animate.*)$/i;

function isKept([name = "", value = ""]: string[]): boolean {
  return (
    !/^on|^(?!xml:).*:/i.test(name) &&
    !(name === "media" && themeOf(value)) &&
    // Browsers ignore white space in the name of a scheme.
    !/javascript:/i.test(value.replace(/\s/g, ""))
  );
}

function readStyles(css: string): string {
  const sheet = parseCss(css);
  keepTheme(sheet, "light");
  // Without its keyframes, an animation stands still.
  sheet.walkAtRules(/keyframes$/i, (rule) => void rule.remove());
  return inLight(`${sheet}`);
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
export function writeSvg($: Drawing): string {
  return $.xml($.root().children());
}

/** Left, top, width and height of a drawing in its own units. */
export function getViewBox(
  $: Drawing,
): [number, number, number, number] | undefined {
  const { viewBox, width = "", height = "" } = $("svg").attr() ?? {};
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w = 0, h = 0] = box.map((length) =>
    Number(length.replace(/px$/, "")),
  );
  return w > 0 && h > 0 ? [x, y, w, h] : undefined;
}

/** The file, such as a scan, that a drawing needs, of which browsers load none for a picture, or a picture in its CSS. */
export function usedFile($: Drawing): string | undefined {
  const elements = elementsOf($);
  const links = elements.map(({ name, attribs }) =>
    name === "a" ? "" : attribs.href?.replace(/^\s*data:.*/is, ""),
  );
  const values = elements.flatMap(({ attribs }) => Object.values(attribs));
  const css = [$("style").text(), ...values].join("\n");
  const urls =
    css.match(/(?<=url\(\s*["']?\s*|@import\s+["'])[^"')\s]+/gi) ?? [];
  return [...links, ...urls].find(
    (file) =>
      file && !/^\s*(#|data:(font\/|application\/[\w.-]*font))/i.test(file),
  );
}
