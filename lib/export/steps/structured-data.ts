import { routes } from "@/lib/content/load";
import { htmlFile, type Page } from "@/lib/export/export-folder";
import { appendScript, scriptSafeJson } from "@/lib/export/html";
import { structuredData } from "@/lib/seo/structured-data";

/** Adds the page's JSON-LD, at the end, so that no paint waits for it. */
export function addStructuredData({ file, tree }: Page): void {
  const route = routes.find(
    ({ path, indexable }) => indexable && htmlFile(path) === file,
  );
  if (!route) return;
  const json = scriptSafeJson(structuredData(route.id));
  appendScript(tree, "body", json, { type: "application/ld+json" });
}
