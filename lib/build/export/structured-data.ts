import { routes } from "../../routes";
import { structuredData } from "../../seo/structured-data";
import { insertBeforeBodyEnd, scriptSafeJson } from "./html";
import { fileOf } from "./site";

/**
 * Adds the page's JSON-LD. It is no part of the React tree: with Trusted Types a browser refuses to render the text
 * of a script, which React would do on a route change. Crawlers load each page anew and never miss it. It stands at
 * the end, where no paint waits for it.
 */
export function addStructuredData(html: string, file: string): string {
  const route = routes.find(
    ({ path, indexable }) => indexable && fileOf(path) === file,
  );
  if (!route) return html;
  const json = scriptSafeJson(structuredData(route.id));
  return insertBeforeBodyEnd(
    html,
    `<script type="application/ld+json">${json}</script>`,
  );
}
