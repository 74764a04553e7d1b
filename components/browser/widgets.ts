import { observeVisibility } from "@/components/ui/observe-visibility.browser";
import { replaceText } from "@/components/ui/replace-text.browser";
import type { LateCode, WidgetName } from "./late-code";
import { findTarget } from "./target";

/** The distance from the window, in pixels, at which the code of a widget is fetched. */
const near = 600;
/** Milliseconds after a scroll until the code runs, which would take frames of the scroll. */
const settled = 200;

loadWidget.selector = "[data-island]";

/**
 * Loads the code of a widget when the visitor uses it, or at the end of the scroll that showed it, and fetches it when
 * the widget is near the window. If the code does not load, or throws an error, the HTML of the widget stays and a
 * message with a button shows. The button tries once more, then it reloads the page: after a deployment the code of an
 * older page may be gone for good. Without a message, the next use tries again.
 */
export function loadWidget(
  root: HTMLElement,
  signal: AbortSignal,
  late: LateCode,
): void {
  const island = root.dataset.island as WidgetName;
  const message = root.querySelector<HTMLElement>("[data-load-error]");
  const button = message?.querySelector("button");
  let isWanted = false;
  let failures = 0;

  const attach = async () => {
    if (isWanted) return;
    isWanted = true;
    const attached = new AbortController();
    signal.addEventListener("abort", () => attached.abort());
    function fail(error: unknown) {
      attached.abort();
      delete root.dataset.ready;
      // Without a connection a reload would end in an error of the browser.
      if (navigator.onLine) failures++;
      if (button && failures > 1) replaceText(button, button.value);
      isWanted = message !== null;
      if (message) message.hidden = false;
      reportError(error);
    }
    try {
      const code = await late.load(island);
      if (signal.aborted) return;
      // Sets `data-ready` when the widget works.
      code.attach(root, attached.signal, fail, {
        load: () => late.load("toasts"),
        fetchAhead: () => late.fetchAhead("toasts"),
      });
    } catch (error) {
      fail(error);
    }
  };

  let scrolledAt = Number.NEGATIVE_INFINITY;
  window.addEventListener(
    "scroll",
    () => {
      scrolledAt = performance.now();
    },
    { passive: true, signal },
  );
  function attachAtRest() {
    const wait = scrolledAt + settled - performance.now();
    if (wait > 0) setTimeout(attachAtRest, wait);
    else attach();
  }
  const whenVisible = (margin: number, act: () => void) =>
    observeVisibility(root, signal, (isVisible) => isVisible && act(), {
      rootMargin: `${margin}px 0px`,
    });
  whenVisible(0, attachAtRest);
  afterLoad(() => whenVisible(near, () => late.fetchAhead(island)));
  for (const type of ["focusin", "pointerdown"])
    root.addEventListener(type, attach, { signal });
  button?.addEventListener(
    "click",
    () => {
      if (failures > 1) return location.reload();
      if (message) message.hidden = true;
      isWanted = false;
      attach();
    },
    { signal },
  );
  // Used before this code was there, on this page or another, or what the URL leads to.
  if (root.matches(":focus-within, [data-used]")) attach();
  else if (findTarget()?.contains(root)) attach();
}

function afterLoad(act: () => void) {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true });
}
