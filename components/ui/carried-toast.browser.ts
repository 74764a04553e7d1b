import { keepInSession, readSession } from "@/lib/site/session";
import type { ToastLabels } from "./toasts.browser";

const key = "toast";

/** Keeps the toast of a success for the next page. Without session storage that page alone says it. */
export function carryToast(text: string, labels: ToastLabels): void {
  keepInSession(key, { text, labels });
}

/** The toast that the page before has left, once. */
export function takeCarriedToast(): { text?: unknown; labels?: unknown } {
  const toast = Object(readSession(key));
  keepInSession(key, undefined);
  return toast;
}
