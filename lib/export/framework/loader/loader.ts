/** Starts the framework at the first interaction, and repeats early clicks. Runs after the first block of a page. */
import { canonicalPath } from "@/lib/canonical-path";
import type { DeferredScript } from "@/lib/export/framework/defer-scripts";
import { showLoadingBar } from "@/lib/loading-bar";

/** The accessible name of the loading bar; the build defines it. */
declare const LOADING: string;
/** The path of the framework's scripts; the build defines it. */
declare const SCRIPTS: string;

// React expects only its own elements in the page.
document.currentScript?.remove();
const { origin, pathname, search, hash } = location;
const root = document.documentElement;
/** A prerendered page has no frames, so this also waits until it is shown. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const ignore = () => {};
const kept = new Set<HTMLButtonElement>();
let isStarted = false;
let hasTyped = false;
let hasFailed = false;
let hideLoadingBar = ignore;

// The page allows only this Trusted Types policy, so it checks every script URL.
self.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) =>
    new URL(url, origin).href.startsWith(origin + SCRIPTS) ? url : null,
});

// The address bar shows the canonical path, whatever path the host redirected to.
const canonical = canonicalPath(pathname);
if (canonical !== pathname)
  history.replaceState(null, "", origin + canonical + search + hash);

/** The framework's scripts, which the parsed page lists. */
const scripts = (): DeferredScript[] =>
  JSON.parse((document.getElementById("loader") as HTMLScriptElement).text);

/** The tab's session storage. Reading it throws an error if the visitor has blocked storage. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {}
}

/** Listens in the capture phase: React stops the event at a widget that is not hydrated yet. */
function listenFirst(types: string, listener: (event: MouseEvent) => void) {
  for (const type of types.split(" "))
    addEventListener(type, listener as (event: Event) => void, true);
}

/** Starts the framework after the page is parsed and the browser has painted its own response to the visitor. */
async function startFramework(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await painted();
  while (document.readyState === "loading") await painted();
  for (const script of scripts()) {
    const element = document.createElement("script");
    document.head.append(Object.assign(element, script, { onerror: fail }));
  }
}

/** A script failed to load: this page is older than the deployment, or the connection dropped. */
function fail(): void {
  hasFailed = true;
  const stored = storage();
  if (!stored || kept.size || hasTyped || Date.now() < stored.loader) return;
  stored.loader = Date.now() + 60_000;
  // Reloads only if the host responds: an old page is better than the browser's error page.
  fetch("", { cache: "reload" }).then(() => location.reload(), ignore);
}

/** The browser opens dialogs without script, except one that `:target` shows: it is not open, so it needs script. */
function isReady(button: HTMLButtonElement): boolean {
  const dialog = button.commandForElement;
  if (dialog && !dialog.matches(":target")) return true;
  const widget = button.closest("[data-island]") ?? root;
  return widget.matches("[data-ready], [data-hydrated]");
}

// A click on a link of the site does not start the framework; links with a scheme do (tel:, mailto:).
// Without a pointer, as on Lighthouse's phone, Chromium reports one at the position 0, 0.
listenFirst("pointerdown pointermove keydown focusin scroll", (event) => {
  const isSynthetic = event.clientX === 0 && event.clientY === 0;
  const leaves = (event.target as Element).closest?.('a:not([href*=":"])');
  if (!isSynthetic && !leaves) startFramework();
});
listenFirst("input", () => {
  hasTyped = true;
});
// Repeats a click when the button works. Enter in a field clicks the button of its form too. After ten seconds the
// browser handles the click: the button of a form then opens an e-mail.
listenFirst("click", async (event) => {
  const button = (event.target as Element).closest("button");
  if (!button || hasFailed || isReady(button)) return;
  event.preventDefault();
  event.stopPropagation();
  startFramework();
  if (kept.has(button)) return;
  kept.add(button);
  const due = Date.now() + 10_000;
  while (!isReady(button) && !hasFailed && Date.now() < due) await painted();
  kept.delete(button);
  hasFailed ||= !isReady(button);
  button.click();
});
listenFirst("DOMContentLoaded hashchange", async () => {
  target()?.querySelector("details")?.setAttribute("open", "");
  await painted();
  // The target is parsed now. Chromium may also have restored a scroll position before this script.
  if (history.scrollRestoration === "manual") scrollToTarget();
  // From now on the browser scrolls smoothly to anchors, until the framework does.
  root.style.removeProperty("scroll-behavior");
  // The URL may point to a dialog. The storage has a draft, a paused animation, or the time of a failed load.
  if (location.hash || storage()?.length) startFramework();
});
addEventListener("load", async () => {
  await painted();
  // From now on a reload keeps the scroll position.
  history.scrollRestoration = "auto";
  const carousels = "[aria-roledescription=carousel]";
  for (const carousel of document.querySelectorAll(carousels))
    if (carousel.getBoundingClientRect().top < innerHeight) startFramework();
  if (navigator.connection?.saveData) return;
  for (const { src } of scripts())
    fetch(src, { priority: "low" })
      .then((file) => file.blob())
      .catch(ignore);
});

// A page that is reached with Back or Forward, even from the back/forward cache, is shown at once from its top or from
// the target of its URL.
root.style.scrollBehavior = "auto";
const [load] = performance.getEntriesByType("navigation");
if (load?.type === "back_forward") {
  history.scrollRestoration = "manual";
  scrollToTarget();
}
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  scrollToTarget();
  // WebKit restores the scroll position of a cached page between the two.
  painted().then(scrollToTarget);
});
// After Back from a page that a script opened, the browser loads the page of the URL.
addEventListener("popstate", () => {
  if (location.pathname === (root.dataset.hydrated ?? canonical)) return;
  history.scrollRestoration = "manual";
  location.reload();
});

// Shows the loading bar until the visitor leaves this page. Restored pages show none.
addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  const isModified =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || link.origin !== origin) return;
  const isHere = link.hash && link.pathname === location.pathname;
  if (event.defaultPrevented || isModified || isHere) return;
  hideLoadingBar();
  hideLoadingBar = showLoadingBar(LOADING);
  // If the browser asks and the visitor stays, nothing is loading.
  const end = (event: Event) =>
    setTimeout(() => event.defaultPrevented && hideLoadingBar());
  addEventListener("beforeunload", end, { once: true });
});
addEventListener("pagehide", () => hideLoadingBar());

/** The element that the fragment of the URL names. */
function target(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

function scrollToTarget(): void {
  (target() ?? root).scrollIntoView({ behavior: "instant" });
}
