/** Shows the loading bar until the visitor leaves this page. Restored pages show none. */

import { leadsHere } from "@/components/browser/navigation/leads-here";
import { showBar } from "./this-page";

let hideBar = () => {};

addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  const isModified =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || link.origin !== location.origin) return;
  if (event.defaultPrevented || isModified || leadsHere(link)) return;
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
