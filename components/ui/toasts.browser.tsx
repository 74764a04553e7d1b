import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import type { Interface } from "@/lib/content/types";
import { publishStackHeight } from "./stack-height.browser";

export type ToastLabels = Pick<Interface["form"]["toasts"], "dismiss" | "list">;

const successMs = 6000;
/** The maximum number of visible toasts. A new toast hides the oldest. */
const toastLimit = 20;

let hasToaster = false;

/**
 * Shows a plain text in a capsule at the lower edge. An error stays until it is dismissed, a success for six seconds.
 * @param labels the accessible names of each toast's button and of all toasts
 * @returns dismisses it
 */
export function showToast(
  tone: "success" | "error",
  text: string,
  labels: ToastLabels,
): () => void {
  if (!hasToaster) addToaster(labels);
  const duration = tone === "success" ? successMs : Number.POSITIVE_INFINITY;
  const id = toast[tone](text, { duration });
  return () => toast.dismiss(id);
}

function addToaster({ dismiss, list = "" }: ToastLabels) {
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
        customAriaLabel={list}
        expand
        closeButton
        visibleToasts={toastLimit}
        swipeDirections={[]}
        className="toast-list"
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: dismiss,
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
