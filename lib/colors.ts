import { readFileSync } from "node:fs";
import path from "node:path";
import { AtRule, parse } from "postcss";

const file = "components/layout/tokens.css";

/**
 * The colours of tokens.css, for files without a stylesheet: icons, drawings, the manifest.
 * @param surface the surface behind them; without it, the page itself
 */
export function readColors(theme: "light" | "dark", surface?: string) {
  const values = new Map([
    ["--surface", "var(--paper)"],
    ["--on-surface", "var(--ink)"],
    ["--track", "var(--mist)"],
  ]);
  const css = parse(readFileSync(path.join(process.cwd(), file), "utf8"));
  css.walkRules((rule) => {
    const { parent, selector } = rule;
    const isDark = parent instanceof AtRule && parent.params.includes("dark");
    const applies =
      selector.includes(":root") ||
      (surface && selector.includes(`="${surface}"]`));
    if (!applies || (isDark && theme === "light")) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      values.set(prop, value);
    });
  });

  /** A colour by its name in tokens.css, such as "--madder", as six hex digits. */
  function color(name: string): string {
    const value = values.get(name);
    const other = value && /^var\((--[\w-]+)\)/.exec(value)?.[1];
    if (other) return color(other);
    if (!value?.startsWith("#"))
      throw new Error(`${file} has no colour "${name}".`);
    // "#abc" is short for "#aabbcc".
    return value.length === 7 ? value : value.replace(/[^#]/g, "$&$&");
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

  return { color, fill };
}
