import { focusAnchor } from "@/components/browser/navigation/focus-anchor";
import type * as Toasts from "./toasts";

const key = "toast";

type Toast = { text: string; dismissLabel: string };

/** Keeps the toast of a success for the next page. Without session storage that page alone says it. */
export function carryToast(toast: Toast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {}
}

/** Shows the toast that the page before has left, once, and focuses the heading of the page that it leads to. */
export function showCarriedToast(
  heading: HTMLElement,
  load: () => Promise<typeof Toasts>,
): void {
  const toast = takeToast();
  if (!toast) return;
  focusAnchor(heading);
  load().then(
    ({ showToast }) => showToast("success", toast.text, toast.dismissLabel),
    reportError,
  );
}

function takeToast(): Toast | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { text, dismissLabel } = JSON.parse(stored ?? "{}");
    return text && { text: String(text), dismissLabel: String(dismissLabel) };
  } catch {}
}
