import type { Page } from "@/lib/export/export-folder";
import { appendTo, createElement } from "@/lib/export/html";

/**
 * Has Chromium prepare another page of this site when the visitor points at its link or presses it; other browsers
 * ignore the rules. Fragments of the same page and files are left out.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "#*" } },
          { not: { href_matches: "/*.*" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function addSpeculationRules({ tree }: Page): void {
  const text = JSON.stringify(rules);
  appendTo(
    tree,
    "body",
    createElement("script", { type: "speculationrules" }, text),
  );
}
