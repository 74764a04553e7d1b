import { focusAnchor } from "@/components/browser/navigation/focus-anchor";
import { keepInSession, readSession } from "@/lib/site/session";
import type * as Toasts from "./toasts";

const key = "toast";

/** Keeps the toast of a success for the next page. Without session storage that page alone says it. */
export function carryToast(text: string, labels: Toasts.ToastLabels): void {
  keepInSession(key, { text, labels });
}

/** Shows the toast that the page before has left, once, and focuses the heading of the page that it leads to. */
export function showCarriedToast(
  heading: HTMLElement,
  load: () => Promise<typeof Toasts>,
): void {
  const { text, labels } = Object(readSession(key));
  if (!text) return;
  keepInSession(key, undefined);
  focusAnchor(heading);
  load().then(
    ({ showToast }) => showToast("success", `${text}`, Object(labels)),
    reportError,
  );
}
