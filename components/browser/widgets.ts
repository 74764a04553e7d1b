import { observeVisibility } from "@/components/browser/motion/observe-visibility";
import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import type { FormKind } from "@/lib/enquiry/form-fields";
import type { LateCode } from "./late-code";

/** The distance from the window, in pixels, at which the code of a widget is fetched. */
const near = 600;

/**
 * Loads the code of a widget when the visitor sees or uses it, and fetches it when the widget is near the window. If the
 * code does not load, or throws an error, the HTML of the widget stays and a message with a button shows.
 */
export function loadWidget(
  root: HTMLElement,
  signal: AbortSignal,
  late: LateCode,
): void {
  const widget = late[root.dataset.island as "carousel" | "form"];
  const message = root.querySelector<HTMLElement>("[data-load-error]");
  const waiting = new AbortController();

  async function attach() {
    waiting.abort();
    const attached = new AbortController();
    signal.addEventListener("abort", () => attached.abort());
    function fail(error: unknown) {
      attached.abort();
      delete root.dataset.ready;
      if (message) message.hidden = false;
      reportError(error);
    }
    try {
      const code = await widget.load();
      if (signal.aborted) return;
      // Sets `data-ready` when the widget works.
      code.attach(root, attached.signal, late.toasts.load, fail);
    } catch (error) {
      fail(error);
    }
  }

  signal.addEventListener("abort", () => waiting.abort());
  const whenVisible = (margin: number, act: () => void) =>
    observeVisibility(root, waiting.signal, (isVisible) => isVisible && act(), {
      rootMargin: `${margin}px 0px`,
    });
  whenVisible(0, attach);
  if (!navigator.connection?.saveData)
    afterLoad(() => whenVisible(near, widget.fetchAhead));
  for (const type of ["focusin", "pointerdown"])
    root.addEventListener(type, attach, { signal: waiting.signal });
  message?.querySelector("button")?.addEventListener(
    "click",
    () => {
      message.hidden = true;
      attach();
    },
    { signal },
  );
  window.addEventListener("pagehide", () => keepTyped(root), { signal });
  // Used before this code was there, on this page or another, or what the URL leads to.
  const used = ":focus-within, [data-pressed], :target *";
  if (root.matches(used) || hasDraft(root)) attach();
}

/** Text that was typed before the form's code is there must not be lost with the page. */
function keepTyped(root: HTMLElement) {
  const form = root.dataset.kind as FormKind;
  const fields = root.querySelectorAll<HTMLInputElement>("[name]");
  const typed = [...fields].filter(({ value }) => value);
  if (typed.length === 0 || root.matches("[data-ready]")) return;
  const values = typed.map(({ name, value }) => [name, value]);
  saveDraft(form, { ...readDraft(form), ...Object.fromEntries(values) });
}

function hasDraft({ dataset }: HTMLElement): boolean {
  const draft = readDraft(dataset.kind as FormKind);
  return Object.values(draft).some(Boolean);
}

function afterLoad(act: () => void) {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true });
}
