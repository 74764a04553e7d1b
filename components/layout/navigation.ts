import { focusAnchor } from "@/components/motion/focus-anchor";
import { restoreReadingPosition } from "@/components/motion/reading-position";
import { canonicalPath } from "@/lib/canonical-path";
import { dialogOf, syncHashDialogs } from "./hash-dialogs";

/** The URL an event's link leads to, if it is another page of this site that script may open in place. */
export function internalTarget(event: Event, basePath: string): URL | null {
  const url = ownUrl(event, basePath);
  // The router asks for the data of the home page outside of a base path, where the site has no file.
  if (!url || isAnchorHere(url) || url.pathname === basePath) return null;
  return url;
}

/** The anchor in this page that an event's link leads to. */
export function hashTarget(event: Event, basePath: string): HTMLElement | null {
  const url = ownUrl(event, basePath);
  if (!url || !isAnchorHere(url)) return null;
  return document.getElementById(url.hash.slice(1));
}

function isAnchorHere({ pathname, search, hash }: URL) {
  return (
    hash !== "" &&
    pathname === location.pathname &&
    // A campaign's parameters in the address bar don't make this another page.
    (search === "" || search === location.search)
  );
}

/** New tabs, downloads, modified clicks and other origins stay the browser's. */
function ownUrl(event: Event, basePath: string): URL | null {
  if (event.defaultPrevented) return null;
  if (event instanceof MouseEvent && event.type === "click") {
    if (
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return null;
  }
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(
    "a[href]",
  );
  if (!link || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`))
    return null;
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return null;
  return url;
}

/** Hosts that add a slash or an extension still show the canonical URL. */
export function canonicalize() {
  const { origin, pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname)
    history.replaceState(null, "", origin + path + search + hash);
}

/**
 * Opens what the URL points into, brings it to the top and moves the focus there. Back from an anchor leads to where
 * its link was followed, or to the top; a dialog leaves the page where it was.
 */
export function showHashTarget(change?: HashChangeEvent) {
  if (syncHashDialogs() || (change && dialogOf(new URL(change.oldURL)))) return;
  const isReturn =
    change && new URL(change.oldURL).pathname === location.pathname;
  if (isReturn && restoreReadingPosition()) return;
  if (!location.hash) return window.scrollTo({ top: 0, behavior: "instant" });
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  openDetails(target);
  target.scrollIntoView({ behavior: "instant" });
  focusAnchor(target);
}

/**
 * Takes over what the URL showed before this code came: its dialog becomes modal, its section gets the focus, and
 * nothing scrolls, as the visitor may read elsewhere by now. The router may have taken back the hash of a link that was
 * followed while it started; the browser still knows its target.
 */
export function adoptTarget() {
  const target = document.querySelector<HTMLElement>(":target");
  if (!target) return;
  history.replaceState(history.state, "", `#${target.id}`);
  if (syncHashDialogs() || document.activeElement !== document.body) return;
  focusAnchor(target);
}

/** An anchor that is folded away, or holds what is, unfolds when someone is sent there. */
export function openDetails(anchor: Element) {
  const details = anchor.closest("details") ?? anchor.querySelector("details");
  if (details) details.open = true;
}

/** Whether a stylesheet of the page is not there. Those that a loaded page has in itself are disabled. */
export function lacksStyles(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet]:not([disabled])",
  );
  return [...links].some(({ sheet }) => !sheet);
}

/** The URLs of files that have come, or will not come any more. */
const finished = new Set<string>();

/** Notes which files have come. Returns the function that ends it. */
export function watchFiles(): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) finished.add(name);
  });
  observer.observe({ type: "resource", buffered: true });
  return () => observer.disconnect();
}

/** Whether scripts or styles are on their way. Then the data that names them has come. */
export function isLoadingCode(): boolean {
  const elements = document.querySelectorAll<
    HTMLScriptElement | HTMLLinkElement
  >(
    "script[src]:not([nomodule]), link:is([rel=preload], [rel=stylesheet]):not([disabled], [media])",
  );
  return [...elements].some(
    (element) => !finished.has("src" in element ? element.src : element.href),
  );
}
