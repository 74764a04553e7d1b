import { readFileSync } from "node:fs";
import path from "node:path";
import { AtRule, parse } from "postcss";

export type Theme = "light" | "dark";

export type Colors = {
  /** A colour by its name in tokens.css, such as "--madder", as six hex digits. */
  color(name: string): string;
  /** A drawing in which every reference to a colour, such as `var(--madder)`, is replaced by the colour. */
  fill(svg: string): string;
};

const file = "components/layout/tokens.css";

/**
 * The colours of tokens.css, for files without a stylesheet: social cards, icons, drawings, the manifest.
 * @param surface the surface behind them; without it, the page itself
 */
export function readColors(theme: Theme, surface?: string): Colors {
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
  function color(name: string): string {
    const value = values.get(name);
    const other = value && /^var\((--[\w-]+)\)/.exec(value)?.[1];
    if (other) return color(other);
    const [, most, some, share] =
      value?.match(
        /^color-mix\(in srgb, var\((--[\w-]+)\), var\((--[\w-]+)\) (\d+)%\)$/,
      ) ?? [];
    if (most && some) return mixed(color(most), color(some), Number(share));
    if (!value?.startsWith("#"))
      throw new Error(`${file} has no colour "${name}".`);
    // "#abc" is short for "#aabbcc".
    return value.length === 7 ? value : value.replace(/[^#]/g, "$&$&");
  }
  return {
    color,
    fill: (svg) =>
      svg.replace(
        /var\((--[\w-]+)(?:,(var\([^)]*\)|[^)]*))?\)/g,
        (_, name, fallback) =>
          // Drawing programs add a fallback to their own custom properties.
          fallback && !values.has(name) ? fallback.trim() : color(name),
      ),
  };
}

/** Mixes two colours of six hex digits like `color-mix()` in CSS. `share` is the second colour's, in per cent. */
function mixed(most: string, some: string, share: number): string {
  const [first = [], second = []] = [most, some].map((color) => [
    ...Buffer.from(color.slice(1), "hex"),
  ]);
  const channels = first.map((channel, index) =>
    Math.round(channel + (((second[index] ?? 0) - channel) * share) / 100),
  );
  return `#${Buffer.from(channels).toString("hex")}`;
}
