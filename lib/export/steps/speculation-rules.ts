import type { Page } from "@/lib/export/export-folder";
import { appendScript } from "@/lib/export/html";

/**
 * Makes Chromium prerender a page of this site when the visitor points at its link or clicks it. Other browsers ignore
 * the rules. They exclude files and fragments of the same page.
 */
const where = [
  { href_matches: "/*" },
  { not: { href_matches: "#*" } },
  { not: { href_matches: "/*.*" } },
];
const rules = { prerender: [{ where: { and: where }, eagerness: "moderate" }] };

export function addSpeculationRules({ tree }: Page): void {
  const text = JSON.stringify(rules);
  appendScript(tree, "body", text, { type: "speculationrules" });
}
