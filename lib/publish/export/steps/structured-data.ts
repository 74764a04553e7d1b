import type { Build, Page } from "@/lib/publish/export/build";

/** Adds the page's JSON-LD, at the end, so that no paint waits for it. */
export function addStructuredData({ route, $ }: Page, build: Build) {
  if (!route?.indexable) return;
  const json = JSON.stringify(build.structuredData(route.id));
  const script = $("<script>").attr("type", "application/ld+json");
  // No text of the content can end the element.
  $("body").append(script.text(json.replace(/</g, "\\u003c")));
}
