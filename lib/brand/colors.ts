import { AtRule, type Declaration } from "postcss";
import { readSheet } from "./read-sheet";

export const colorsFile = "content/brand/colors.css";

export type Token = { name: string; value: string; hex: string; line: number };

/**
 * The colours of colors.css, for files without a stylesheet: icons, drawings, the manifest.
 * @param surface the surface behind them; without it, the page itself
 */
export function readColors(theme: "light" | "dark", surface?: string) {
  const values = new Map<string, Pick<Declaration, "value" | "source">>([
    ["--surface", { value: "var(--paper)" }],
    ["--on-surface", { value: "var(--ink)" }],
    ["--track", { value: "var(--mist)" }],
  ]);
  readSheet(colorsFile).sheet.walkRules((rule) => {
    const { parent, selector } = rule;
    const isDark = parent instanceof AtRule && parent.params.includes("dark");
    const applies =
      selector.includes(":root") ||
      (surface && selector.includes(`="${surface}"]`));
    if (!applies || (isDark && theme === "light")) return;
    rule.walkDecls(/^--/, (declaration) => {
      values.set(declaration.prop, declaration);
    });
  });

  /** The token that has a colour by itself, such as "--neel" for "--accent", and what it is. */
  function token(name: string, from: string[] = []): Token {
    const { value = "nothing", source } = values.get(name) ?? {};
    const other = /^var\((--[\w-]+)\)/.exec(value)?.[1];
    if (other && !from.includes(other)) return token(other, [...from, name]);
    const [digits = ""] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
    // "#abc" is short for "#aabbcc".
    const hex = digits.length === 4 ? digits.replace(/\w/g, "$&$&") : digits;
    return { name, value, hex, line: source?.start?.line ?? 1 };
  }

  /** A colour by its name in colors.css, such as "--madder", as six hex digits. The error completes "expected …". */
  function color(name: string): string {
    const { hex } = token(name);
    if (hex) return hex;
    throw new Error(`"${name}" in ${colorsFile} with a colour such as #2b3fb5`);
  }

  /** A drawing in which every reference to a colour, such as `var(--madder)`, is replaced by the colour. */
  function fill(svg: string): string {
    return svg.replace(
      /var\((--[\w-]+)(?:,(var\([^)]*\)|[^)]*))?\)/g,
      (_, name, fallback) =>
        // Drawing programs add a fallback to their own custom properties.
        fallback && !values.has(name) ? fallback.trim() : color(name),
    );
  }

  return { color, fill, token };
}
