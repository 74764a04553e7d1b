import { routes } from "@/lib/content/load";
import { htmlFile, type Page } from "@/lib/export/export-folder";
import { structuredData } from "@/lib/seo/structured-data";

/** Adds the page's JSON-LD, at the end, so that no paint waits for it. */
export function addStructuredData({ file, $ }: Page): void {
  const route = routes.find(
    ({ path, indexable }) => indexable && htmlFile(path) === file,
  );
  if (!route) return;
  const json = JSON.stringify(structuredData(route.id));
  const script = $("<script>").attr("type", "application/ld+json");
  // No text of the content can end the element.
  $("body").append(script.text(json.replace(/</g, "\\u003c")));
}
