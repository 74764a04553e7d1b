/** Shows the loading bar until the visitor leaves this page. Restored pages show none, and downloads leave nothing. */

import { leadsHere } from "@/components/browser/leads-here";
import { showBar } from "./this-page";

let hideBar = () => {};

addEventListener("click", (event) => {
  // Other programs send clicks to the document too.
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(
    "a:not([target],[download])",
  );
  if (link?.origin !== origin || /\.\w+$/.test(link.pathname)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (event.defaultPrevented || leadsHere(link)) return;
  hideBar();
  hideBar = showBar();
  // If the browser asks and the visitor stays, nothing is loading.
  addEventListener(
    "beforeunload",
    (event) => setTimeout(() => event.defaultPrevented && hideBar()),
    { once: true },
  );
});
addEventListener("pagehide", () => hideBar());
