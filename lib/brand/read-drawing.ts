import { readFileSync } from "node:fs";
import { join } from "node:path";
import { converter, formatRgb } from "culori";
import type { ChildNode } from "postcss";
import { getViewBox, parseCss, parseSvg, type SvgElement } from "./svg-file";

export const markFile = "content/brand/mark.svg";

/**
 * Reads a drawing of the brand as a design program exports it, for a document that holds others too: a page, the sprite
 * of discs, a card. It has ids of its own, attributes instead of CSS, one look for both themes, and the size and position
 * that its place sets.
 * @param file path below the project's root
 * @throws Error whose message completes "expected …" if it cannot be used
 */
export function readDrawing(file: string): SvgElement {
  const root = parseSvg(readFileSync(join(process.cwd(), file), "utf8"));
  const viewBox = getViewBox(root);
  if (!root || !viewBox)
    throw new Error("an SVG drawing with a viewBox; export it as SVG");
  const wrong = elementsOf(root).find(({ name }) => /^(text|div)$/.test(name));
  if (wrong)
    throw new Error(
      `no <${wrong.name}> element, which browsers draw in other ways; turn text into outlines, and effects such as Figma's angular gradients into a picture, before you export it`,
    );
  replaceStyles(root);
  if (file === markFile) replaceInk(root);
  const [set, name] = file
    .replace(/\.svg$/, "")
    .split("/")
    .slice(-2);
  renameIds(root, (id) => `${set}-${name}-${id}`);
  root.attributes.viewBox = viewBox.join(" ");
  for (const name of ["xmlns", "x", "y", "width", "height"])
    delete root.attributes[name];
  return root;
}

/** Renames all ids of a drawing, and what refers to them. */
export function renameIds(root: SvgElement, rename: (id: string) => string) {
  for (const { attributes } of elementsOf(root))
    for (const [name, value] of Object.entries(attributes))
      if (name === "id") attributes.id = rename(value);
      else if (/^aria-\w+by$/.test(name))
        attributes[name] = value.replace(/\S+/g, rename);
      else
        attributes[name] = value.replace(
          name === "href" ? /(?<=^\s*#).+/ : /(?<=url\(\s*["']?#)[^"')]+/g,
          rename,
        );
}

/** All elements of a drawing, or those outside of the elements with these names. */
function elementsOf(element: SvgElement, without: string[] = []): SvgElement[] {
  const inside = element.children.filter((child) => typeof child !== "string");
  return [
    element,
    ...inside
      .filter(({ name }) => !without.includes(name))
      .flatMap((child) => elementsOf(child, without)),
  ];
}

/** A simple selector, such as `path.st0`, as design programs write them. */
const simpleSelector = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/;

/** What has no effect as an attribute, or another one. */
const onlyInCss =
  /^(mix-blend-mode|d|marker|rotate|scale|translate|(transform|background).*)$/;

const isInitial = /^(none|normal|transparent)$/;

/** Turns CSS into attributes: its classes would be those of the page too, whose policy blocks style attributes. */
function replaceStyles(root: SvgElement) {
  const elements = elementsOf(root);
  const sheets = elements.filter(({ name }) => name === "style");
  const rules = sheets
    .filter(({ attributes: { media = "all" } }) =>
      /\b(all|screen)\b/.test(media),
    )
    .flatMap(({ children }) => readRules(parseCss(children.join("")).nodes))
    .sort((a, b) => a.specificity - b.specificity);
  for (const element of elements) {
    const { attributes } = element;
    const { style = "", id, class: classes = "" } = attributes;
    const names = new Set([
      "",
      "*",
      element.name,
      `#${id}`,
      ...classes.split(/\s+/).map((name) => `.${name}`),
    ]);
    const declarations = [
      ...rules.filter(({ parts }) => parts.every((part) => names.has(part))),
      parseCss(style),
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
      attributes[name] = color || value;
    }
    delete attributes.style;
    if (rules.length > 0) delete attributes.class;
    element.children = element.children.filter(
      (child) => typeof child === "string" || !sheets.includes(child),
    );
  }
}

type Rule = { parts: string[]; specificity: number; nodes: ChildNode[] };

function readRules(nodes: ChildNode[]): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === "comment") return [];
    // A drawing without text needs no font.
    if (node.type === "atrule" && node.name === "font-face") return [];
    const selectors = node.type === "rule" ? node.selectors : [`${node}`];
    const nodes = node.type === "rule" ? node.nodes : [];
    return selectors.map((selector) => {
      const [, element = "", others = ""] = simpleSelector.exec(selector) ?? [];
      if (!element && !others)
        throw new Error(
          `no CSS with ${selector.slice(0, 60)} in a drawing; export it with presentation attributes`,
        );
      const parts = [element, ...(others.match(/[.#][^.#]+/g) ?? [])];
      const ids = others.split("#").length - 1;
      const specificity =
        ids * 1e4 + (parts.length - 1 - ids) * 100 + Number(/\w/.test(element));
      return { parts, specificity, nodes };
    });
  });
}

/** Gives a mark that is black as a whole the colour of the text around it, so that it is light on a dark surface. */
function replaceInk(root: SvgElement) {
  // What these contain decides where something is painted, and not in which colour.
  const paints = elementsOf(root, ["mask", "clipPath"]).flatMap(
    ({ attributes }) =>
      ["fill", "stroke", "stop-color", "flood-color", "color"]
        .map((name) => ({ attributes, name, color: attributes[name] }))
        .filter(({ color }) => color && !isNoColor.test(color)),
  );
  if (!paints.every(({ color }) => isNearBlack(color))) return;
  root.attributes = { fill: "currentColor", ...root.attributes };
  for (const { attributes, name } of paints) attributes[name] = "currentColor";
}

const isNoColor = /^(none|transparent|url\(.*)$/;

const toRgb = converter("rgb");

/** Whether each of the three channels is below a quarter. */
function isNearBlack(color: string | undefined): boolean {
  const { r, g, b } = toRgb(color) ?? { r: 1, g: 1, b: 1 };
  return Math.max(r, g, b) < 0.25;
}
