import { readFileSync } from "node:fs";
import { join } from "node:path";
import { converter, formatRgb } from "culori";
import type { ChildNode } from "postcss";
import {
  type Drawing,
  elementsOf,
  getViewBox,
  parseCss,
  parseSvg,
  type SvgElement,
} from "./svg-file";

export const markFile = "content/brand/mark.svg";

/**
 * Reads a drawing of the brand as a design program exports it, for a document that holds others too: a page, the sprite
 * of discs, a card. It has ids of its own, attributes instead of CSS, one look for both themes, and the size and position
 * that its place sets.
 * @param file path below the project's root
 * @throws Error whose message completes "expected …" if it cannot be used
 */
export function readDrawing(file: string): Drawing {
  const $ = parseSvg(readFileSync(join(process.cwd(), file), "utf8"));
  const viewBox = getViewBox($);
  if (!viewBox)
    throw new Error("an SVG drawing with a viewBox; export it as SVG");
  const [wrong] = $.root().find("text, div");
  if (wrong)
    throw new Error(
      `no <${wrong.name}> element, which browsers draw in other ways; turn text into outlines, and effects such as Figma's angular gradients into a picture, before you export it`,
    );
  replaceStyles($);
  if (file === markFile) replaceInk($);
  const [set, name] = file
    .replace(/\.svg$/, "")
    .split("/")
    .slice(-2);
  renameIds($, (id) => `${set}-${name}-${id}`);
  const root = $.root().children().attr("viewBox", viewBox.join(" "));
  for (const name of ["xmlns", "x", "y", "width", "height"])
    root.removeAttr(name);
  return $;
}

/** Renames all ids of a drawing, and what refers to them. */
export function renameIds($: Drawing, rename: (id: string) => string) {
  for (const { attribs } of elementsOf($))
    for (const [name, value] of Object.entries(attribs))
      if (name === "id") attribs.id = rename(value);
      else if (/^aria-\w+by$/.test(name))
        attribs[name] = value.replace(/\S+/g, rename);
      else
        attribs[name] = value.replace(
          name === "href" ? /(?<=^\s*#).+/ : /(?<=url\(\s*["']?#)[^"')]+/g,
          rename,
        );
}

/** What has no effect as an attribute, or another one. */
const onlyInCss =
  /^(mix-blend-mode|d|marker|rotate|scale|translate|(transform|background).*)$/;

const isInitial = /^(none|normal|transparent)$/;

/** Turns CSS into attributes: its classes would be those of the page too, whose policy blocks style attributes. */
function replaceStyles($: Drawing) {
  const rules = $("style")
    .get()
    .filter(({ attribs: { media = "all" } }) => /\b(all|screen)\b/.test(media))
    .flatMap((sheet) => readRules($, parseCss($(sheet).text()).nodes))
    .sort((a, b) => a.specificity - b.specificity);
  $("style").remove();
  for (const element of elementsOf($)) {
    const { attribs } = element;
    const declarations = [
      ...rules.filter(({ elements }) => elements.includes(element)),
      parseCss(attribs.style ?? ""),
    ]
      .flatMap(({ nodes }) => nodes)
      .filter((node) => node.type === "decl");
    const important = declarations.filter(({ important }) => important);
    for (const { prop, value } of [...declarations, ...important]) {
      const name = prop.toLowerCase();
      const isOnlyInCss = onlyInCss.test(name);
      if (name.startsWith("-") || (isOnlyInCss && isInitial.test(value)))
        continue;
      if (isOnlyInCss)
        throw new Error(
          `no ${name} in the CSS of a drawing; flatten it, or export it with presentation attributes`,
        );
      // Programs that make icons do not know wide-gamut colours.
      const color = value.startsWith("color(") && formatRgb(value);
      attribs[name] = color || value;
    }
    delete attribs.style;
    if (rules.length > 0) delete attribs.class;
  }
}

type Rule = { elements: SvgElement[]; specificity: number; nodes: ChildNode[] };

function readRules($: Drawing, nodes: ChildNode[]): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === "comment") return [];
    // A drawing without text needs no font.
    if (node.type === "atrule" && node.name === "font-face") return [];
    const selectors = node.type === "rule" ? node.selectors : [`${node}`];
    const nodes = node.type === "rule" ? node.nodes : [];
    return selectors.map((selector) => {
      const plain = selector.replace(/\[[^\]]*\]/g, "[");
      const count = (kind: RegExp) => plain.match(kind)?.length ?? 0;
      const specificity =
        count(/#/g) * 1e4 +
        count(/[.:[]/g) * 100 +
        count(/(?<![\w.:#=-])[a-z]/gi);
      return { elements: select($, selector), specificity, nodes };
    });
  });
}

function select($: Drawing, selector: string): SvgElement[] {
  try {
    return $.root().find(selector).get();
  } catch {
    throw new Error(
      `no CSS with ${selector.slice(0, 60)} in a drawing; export it with presentation attributes`,
    );
  }
}

/** Gives a mark that is black as a whole the colour of the text around it, so that it is light on a dark surface. */
function replaceInk($: Drawing) {
  // What these contain decides where something is painted, and not in which colour.
  const paints = $.root()
    .find("*")
    .not("mask, mask *, clipPath, clipPath *")
    .get()
    .flatMap(({ attribs }) =>
      ["fill", "stroke", "stop-color", "flood-color", "color"]
        .map((name) => ({ attribs, name, color: attribs[name] }))
        .filter(({ color }) => color && !isNoColor.test(color)),
    );
  if (!paints.every(({ color }) => isNearBlack(color))) return;
  for (const root of $.root().children().get())
    root.attribs = { fill: "currentColor", ...root.attribs };
  for (const { attribs, name } of paints) attribs[name] = "currentColor";
}

const isNoColor = /^(none|transparent|url\(.*)$/;

const toRgb = converter("rgb");

/** Whether each of the three channels is below a quarter. */
function isNearBlack(color: string | undefined): boolean {
  const { r, g, b } = toRgb(color) ?? { r: 1, g: 1, b: 1 };
  return Math.max(r, g, b) < 0.25;
}
