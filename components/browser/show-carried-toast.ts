import { takeCarriedToast } from "@/components/ui/carried-toast.browser";
import { focusAnchor } from "@/components/ui/focus-anchor.browser";
import type { LateCode } from "./late-code";

showCarriedToast.selector = "main h1";

/** Shows the toast that the page before has left, and focuses the heading of the page that it leads to. */
export function showCarriedToast(
  heading: HTMLElement,
  _signal: AbortSignal,
  late: LateCode,
): void {
  const { text, labels } = takeCarriedToast();
  if (!text) return;
  focusAnchor(heading);
  late
    .load("toasts")
    .then(
      ({ showToast }) => showToast("success", `${text}`, Object(labels)),
      reportError,
    );
}
