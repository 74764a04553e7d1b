import type { Page } from "@/lib/export/export-folder";

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

export function addSpeculationRules({ $ }: Page): void {
  const script = $("<script>").attr("type", "speculationrules");
  $("body").append(script.text(JSON.stringify(rules)));
}
