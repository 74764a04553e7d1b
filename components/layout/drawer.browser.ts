import {
  lacksCommands,
  measureScrollbar,
} from "@/components/ui/dialog.browser";

controlDrawer.selector = "dialog#menu";

/**
 * Adds what the native dialog lacks: the state on the button, closing on a link or on Back, and opening in browsers
 * without command invokers.
 */
export function controlDrawer(drawer: HTMLElement, signal: AbortSignal): void {
  const opener = document.querySelector(`[aria-controls="${drawer.id}"]`);
  if (!(drawer instanceof HTMLDialogElement) || !opener) return;
  const showState = () =>
    opener.setAttribute("aria-expanded", String(drawer.open));

  opener.addEventListener("click", measureScrollbar, { signal });
  if (lacksCommands())
    opener.addEventListener("click", () => drawer.showModal(), { signal });
  const states = new MutationObserver(showState);
  states.observe(drawer, { attributeFilter: ["open"] });
  signal.addEventListener("abort", () => states.disconnect());
  drawer.addEventListener(
    "click",
    ({ target }) => (target as Element).closest("a[href]") && drawer.close(),
    { signal },
  );
  window.addEventListener("popstate", () => drawer.close(), { signal });
  // The drawer is for narrow screens. On a rotated tablet it would block the page.
  matchMedia("(width >= 64rem)").addEventListener(
    "change",
    ({ matches }) => matches && drawer.close(),
    { signal },
  );
  showState();
}
