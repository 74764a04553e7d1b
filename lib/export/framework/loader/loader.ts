/** Starts the framework at the first interaction and keeps presses until they work. Runs after the first block of a page. */
import { canonicalEnding } from "@/lib/canonical-path";
import type { DeferredScript } from "@/lib/export/framework/defer-scripts";
import { showLoadingBar } from "@/lib/loading-bar";
import { trustOwnScripts } from "./trust-own-scripts";

/** The loading bar's name; the build defines it. */
declare const LOADING: string;

// React expects no other elements than its own.
document.currentScript?.remove();
const { origin, pathname, search, hash } = location;
const root = document.documentElement;
/** Also waits until a page that was rendered ahead is shown: it has no frames before. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const ignore = () => {};
const kept = new Set<HTMLButtonElement>();
let isStarted = false;
let hasTyped = false;
let hasFailed = false;
let hideLoadingBar = ignore;

trustOwnScripts();

// One page, one path, wherever the host redirected to.
const canonical = pathname.replace(canonicalEnding, "") || "/";
if (canonical !== pathname)
  history.replaceState(null, "", origin + canonical + search + hash);

/** The framework's scripts, which the parsed page lists. */
const scripts = (): DeferredScript[] =>
  JSON.parse((document.getElementById("loader") as HTMLScriptElement).text);

/** What the tab has stored. Browsers throw on the mere mention of storage that the visitor has forbidden. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {}
}

/** On the way down: where a widget is not hydrated yet, React stops the event there. */
function listen(types: string, listener: (event: MouseEvent) => void): void {
  for (const type of types.split(" "))
    addEventListener(type, listener as (event: Event) => void, true);
}

/** Starts the framework, after the page is parsed and the browser's own response to the visitor is painted. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await painted();
  while (document.readyState === "loading") await painted();
  for (const script of scripts()) {
    const element = document.createElement("script");
    document.head.append(Object.assign(element, script, { onerror: fail }));
  }
}

/** A script did not load: this page is older than the deployment, or the connection dropped. */
function fail(): void {
  hasFailed = true;
  const stored = storage();
  if (!stored || kept.size || hasTyped || Date.now() < stored.loader) return;
  stored.loader = Date.now() + 60_000;
  // Only if the host responds: a page that can be read is better than the browser's error page.
  fetch("", { cache: "reload" }).then(() => location.reload(), ignore);
}

/** Dialogs are the browser's to open and close, where it can; one that only the URL shows is not open, so not closed. */
function isReady(button: HTMLButtonElement): boolean {
  const dialog = button.commandForElement;
  if (dialog && !dialog.matches(":target")) return true;
  const widget = button.closest("[data-island]") ?? root;
  return widget.matches("[data-ready], [data-hydrated]");
}

// A press on a link of the site starts nothing; one that calls or mails leaves the page where it is. Where there is no
// pointer, as on the phone of Lighthouse, Chromium reports one at rest in the corner.
listen("pointerdown pointermove keydown focusin scroll", (event) => {
  const isAtRest = event.clientX === 0 && event.clientY === 0;
  const leaves = (event.target as Element).closest?.('a:not([href*=":"])');
  if (!isAtRest && !leaves) start();
});
listen("input", () => {
  hasTyped = true;
});
// Repeats a press when it works; Enter in a field presses the button of its form too. After ten seconds it is the
// browser's: of a form's button, an e-mail.
listen("click", async (event) => {
  const button = (event.target as Element).closest("button");
  if (!button || hasFailed || isReady(button)) return;
  event.preventDefault();
  event.stopPropagation();
  start();
  if (kept.has(button)) return;
  kept.add(button);
  const due = Date.now() + 10_000;
  while (!isReady(button) && !hasFailed && Date.now() < due) await painted();
  kept.delete(button);
  hasFailed ||= !isReady(button);
  button.click();
});
listen("DOMContentLoaded hashchange", async () => {
  const anchor = document.getElementById(location.hash.slice(1));
  anchor?.querySelector("details")?.setAttribute("open", "");
  await painted();
  // Now that the target is there. Chromium may also have kept a place to restore from before this script.
  if (history.scrollRestoration === "manual") scrollToTarget();
  // From now on the browser scrolls smoothly to an anchor, until script does.
  root.style.removeProperty("scroll-behavior");
  // A URL may show a dialog. Stored are a draft, what the visitor paused, or a failure to load.
  if (location.hash || storage()?.length) start();
});
addEventListener("load", async () => {
  await painted();
  // From now on a reload keeps its place.
  history.scrollRestoration = "auto";
  const carousels = "[aria-roledescription=carousel]";
  for (const carousel of document.querySelectorAll(carousels))
    if (carousel.getBoundingClientRect().top < innerHeight) start();
  if (navigator.connection?.saveData) return;
  for (const { src } of scripts())
    fetch(src, { priority: "low" })
      .then((file) => file.blob())
      .catch(ignore);
});

// Every change of page ends at the top, or at the target of the URL, at once: by Back and Forward, from the browser's
// page cache too.
root.style.scrollBehavior = "auto";
const [load] = performance.getEntriesByType("navigation");
if (load?.type === "back_forward") {
  history.scrollRestoration = "manual";
  scrollToTarget();
}
addEventListener("pageshow", ({ persisted }) => persisted && scrollToTarget());
// Back from a page that script has opened: the browser loads the page of the URL.
addEventListener("popstate", () => {
  if (location.pathname === (root.dataset.hydrated ?? canonical)) return;
  history.scrollRestoration = "manual";
  location.reload();
});

// The loading fallback: until this page is gone, and never on one that comes back.
addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  const isModified =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || link.origin !== origin) return;
  const isHere = link.hash && link.pathname === location.pathname;
  if (event.defaultPrevented || isModified || isHere) return;
  hideLoadingBar();
  hideLoadingBar = showLoadingBar(LOADING);
  // Whoever is asked, and stays, waits for nothing.
  const end = (event: Event) =>
    setTimeout(() => event.defaultPrevented && hideLoadingBar());
  addEventListener("beforeunload", end, { once: true });
});
addEventListener("pagehide", () => hideLoadingBar());

function scrollToTarget(): void {
  const target = document.getElementById(location.hash.slice(1)) ?? root;
  target.scrollIntoView({ behavior: "instant" });
}
