import { lacksCommands, measureScrollbar } from "./hash-dialogs";

/**
 * What the browser's own dialog leaves open: the state on the button, closing on a link, and browsers without command
 * invokers.
 * @returns ends it
 */
export function controlDrawer(): (() => void) | undefined {
  const opener = document.querySelector<HTMLButtonElement>(
    "header [aria-controls]",
  );
  const drawer = document.getElementById("menu");
  if (!(drawer instanceof HTMLDialogElement) || !opener) return;
  const ends = new AbortController();
  const { signal } = ends;
  const showState = () =>
    opener.setAttribute("aria-expanded", String(drawer.open));

  if (lacksCommands())
    opener.addEventListener("click", () => drawer.showModal(), { signal });
  opener.addEventListener("pointerdown", measureScrollbar, { signal });
  opener.addEventListener("keydown", measureScrollbar, { signal });
  const states = new MutationObserver(showState);
  states.observe(drawer, { attributeFilter: ["open"] });
  drawer.addEventListener(
    "click",
    ({ target }) => (target as Element).closest("a[href]") && drawer.close(),
    { signal },
  );
  window.addEventListener("popstate", () => drawer.close(), { signal });
  // The drawer belongs to narrow screens: a turned tablet must not leave a page that cannot be reached.
  matchMedia("(width >= 64rem)").addEventListener(
    "change",
    ({ matches }) => matches && drawer.close(),
    { signal },
  );
  showState();
  return () => {
    // Another page has come, by Back perhaps: React shows it before this window's listeners hear of that.
    drawer.close();
    ends.abort();
    states.disconnect();
  };
}
