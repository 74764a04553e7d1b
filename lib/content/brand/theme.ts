import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import type { Root } from "postcss";
import { readText } from "@/lib/node/read-text";

export type Theme = "light" | "dark";

/** The themes of the site: both, or the one that `theme` in site.json names. What is no theme there, the check reports. */
export function readThemes(): Theme[] {
  const file = join(process.cwd(), "content/site.json");
  const { theme } = (existsSync(file) && parseJson(readText(file))) || {};
  const all: Theme[] = ["light", "dark"];
  return all.includes(theme) ? [theme] : all;
}

/** The theme that a media query asks for, if it asks for one. */
export function themeOf(query: string): Theme | undefined {
  const [, named] = /prefers-color-scheme\s*:?\s*(\w*)/i.exec(query) ?? [];
  if (named === undefined) return undefined;
  const isNot = /\bnot\b/i.test(query);
  return /dark/i.test(named) === isNot ? "light" : "dark";
}

/** Leaves a stylesheet the rules of one theme, without their condition. */
export function keepTheme(sheet: Root, theme: Theme): void {
  sheet.walkAtRules("media", (rule) => {
    const asked = themeOf(rule.params);
    if (asked === theme) rule.after(rule.nodes ?? []);
    if (asked) rule.remove();
  });
}
