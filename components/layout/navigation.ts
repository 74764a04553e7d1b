/**
 * The address an event's link leads to, if it is another page of this site that script may open in place.
 * Links within the page, new tabs, downloads, modified clicks and other origins stay the browser's.
 */
export function internalTarget(event: Event, basePath: string): URL | null {
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
  const samePage =
    url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return null;
  return url;
}

/** Hosts that add a slash or an extension still show the canonical address. */
export function canonicalize(basePath: string) {
  const { pathname, search, hash } = location;
  const root = `${basePath}/`;
  const clean = pathname.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "");
  const path = clean.length < root.length ? basePath || "/" : clean;
  if (path !== pathname) history.replaceState(null, "", path + search + hash);
}

/** Opens what the address points into, brings it to the top and moves the focus there. */
export function showHashTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const details = target.closest("details") ?? target.querySelector("details");
  if (details) details.open = true;
  target.scrollIntoView({ behavior: "instant" });
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
