/** What cannot wait for the page's script: the only inline script of a page, at the end of its first block. */

import { leadsHere } from "@/components/browser/navigation/leads-here";
import { showLoadingBar } from "@/components/browser/navigation/loading-bar";
import { canonicalPath } from "@/lib/site/canonical-path";

/** The accessible name of the loading bar; the build defines it. */
declare const LOADING: string;

const { origin, pathname, search, hash } = location;
const root = document.documentElement;
const [load] = performance.getEntriesByType("navigation");
const loadType = (load as PerformanceNavigationTiming | undefined)?.type;
/** A prerendered page has no frames, so this also waits until it is shown. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
/** The buttons that were pressed before their code worked, and whether the press is over. */
const presses = new WeakMap<Element, boolean>();
const showBar = () => showLoadingBar(LOADING);
let hasTyped = false;
let hideBar = () => {};

// The address bar shows the canonical path, whatever path the host redirected to. A page in a file has no other.
const canonical = canonicalPath(pathname);
if (canonical !== pathname && origin.startsWith("http"))
  history.replaceState(null, "", origin + canonical + search + hash);

// Keeps a press on a button of a widget or of an animation until its code works, and then repeats it. After ten seconds
// the browser handles the press: the button of a form then opens an e-mail.
addEventListener(
  "click",
  async (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      "[data-island] button:not([data-load-error] *), [data-motion]",
    );
    if (!button || presses.get(button)) return;
    const owner = button.closest<HTMLElement>("[data-island]") ?? root;
    const isReady = () => "ready" in owner.dataset;
    if (isReady()) return;
    event.preventDefault();
    event.stopPropagation();
    owner.dataset.used = "";
    if (presses.has(button)) return;
    presses.set(button, false);
    const due = Date.now() + 10_000;
    const hide = showBar();
    while (!isReady() && Date.now() < due) await painted();
    hide();
    presses.set(button, true);
    button.click();
  },
  true,
);

// If the page's script is gone, the page may be older than the deployment. Then the host has another page, and this one
// is loaded again, once, unless the visitor has begun to type.
addEventListener("input", () => {
  hasTyped = true;
});
addEventListener(
  "error",
  async ({ target }) => {
    const script = target as HTMLScriptElement;
    if (!script.integrity || loadType === "reload") return;
    // A host that cannot be reached has no other page.
    const page = await fetch("", { cache: "reload" }).then(
      (response) => response.text(),
      () => script.integrity,
    );
    const isUsed = hasTyped || document.querySelector("[data-used]");
    if (!page.includes(script.integrity) && !isUsed) location.reload();
  },
  true,
);

// A page that is reached with Back or Forward, even from the back/forward cache, is shown at once from its top or from
// the target of its URL.
root.style.scrollBehavior = "auto";
if (loadType === "back_forward") {
  history.scrollRestoration = "manual";
  scrollToTarget();
}
for (const type of ["DOMContentLoaded", "hashchange"])
  addEventListener(type, async () => {
    target()?.querySelector("details")?.setAttribute("open", "");
    await painted();
    // The target is parsed now. Chromium may also have restored a scroll position before this script.
    if (history.scrollRestoration === "manual") scrollToTarget();
    // From now on the browser scrolls smoothly to anchors, until the page's script does.
    root.style.removeProperty("scroll-behavior");
  });
addEventListener("load", async () => {
  await painted();
  // From now on a reload keeps the scroll position.
  history.scrollRestoration = "auto";
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  scrollToTarget();
  // WebKit restores the scroll position of a cached page between the two.
  painted().then(scrollToTarget);
});

// Shows the loading bar until the visitor leaves this page. Restored pages show none.
addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  const isModified =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || link.origin !== origin) return;
  if (event.defaultPrevented || isModified || leadsHere(link)) return;
  hideBar();
  hideBar = showBar();
  // If the browser asks and the visitor stays, nothing is loading.
  const end = (event: Event) =>
    setTimeout(() => event.defaultPrevented && hideBar());
  addEventListener("beforeunload", end, { once: true });
});
addEventListener("pagehide", () => hideBar());

/** The element that the fragment of the URL names. */
function target(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

function scrollToTarget(): void {
  (target() ?? root).scrollIntoView({ behavior: "instant" });
}
