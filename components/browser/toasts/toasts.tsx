import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { publishStackHeight } from "./stack-height";

const successMs = 6000;
/** The maximum number of visible toasts. A new toast hides the oldest. */
const toastLimit = 20;

let hasToaster = false;

/**
 * Shows a plain text in a capsule at the lower edge. An error stays until it is dismissed, a success for six seconds.
 * @param dismissLabel the accessible name of each toast's button
 * @returns dismisses it
 */
export function showToast(
  tone: "success" | "error",
  text: string,
  dismissLabel: string,
): () => void {
  if (!hasToaster) addToaster(dismissLabel);
  const duration = tone === "success" ? successMs : Number.POSITIVE_INFINITY;
  const id = toast[tone](text, { duration });
  return () => toast.dismiss(id);
}

function addToaster(dismissLabel: string) {
  hasToaster = true;
  const element = document.createElement("div");
  element.className = "toasts";
  document.body.append(element);
  publishStackHeight(element);
  // The toaster pauses its timers for a pointer and a hidden tab, but not for keyboard focus.
  element.addEventListener("focusin", () => setSuccessDuration(Infinity));
  element.addEventListener("focusout", () => setSuccessDuration(successMs));
  // Synchronously, because the toaster shows no toast that is older than itself.
  flushSync(() =>
    createRoot(element).render(
      <Toaster
        position="bottom-center"
        expand
        closeButton
        visibleToasts={toastLimit}
        swipeDirections={[]}
        className="toast-list"
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: dismissLabel,
          classNames: {
            toast: "toast edge",
            content: "toast-text",
            icon: "circle toast-icon",
            closeButton: "circle toast-close",
          },
        }}
      />,
    ),
  );
}

function setSuccessDuration(duration: number) {
  for (const shown of toast.getToasts())
    if ("type" in shown && shown.type === "success")
      toast.success(shown.title, { id: shown.id, duration });
}
