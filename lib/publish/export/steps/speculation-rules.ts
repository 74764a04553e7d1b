import type { Page } from "@/lib/publish/export/build";

/** Chromium prerenders a page when the visitor points at its link or clicks it. Files and fragments are excluded. */
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
