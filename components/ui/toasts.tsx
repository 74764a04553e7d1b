import { useEffect, useState } from "react";
import { toast as show, Toaster } from "sonner";
import { publishStackHeight } from "./stack-height";
import { dismissToasts, type Toast, toastLimit } from "./toast-store";
import styles from "./toaster-host.module.css";

const successMs = 6000;

/** The toasts as capsules at the lower edge. Errors stay until dismissed, a success for six seconds. */
export function Toasts({
  toasts,
  dismiss,
}: {
  toasts: readonly Toast[];
  dismiss: string;
}) {
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    for (const { id, tone, text } of toasts) {
      show[tone](text, {
        id,
        // The toaster's own clock stops for a pointer and a hidden tab, but not for the keyboard's focus.
        duration:
          tone === "error" || hasFocus ? Number.POSITIVE_INFINITY : successMs,
        onDismiss: () => dismissToasts(id),
        onAutoClose: () => dismissToasts(id),
      });
    }
    for (const { id } of show.getToasts()) {
      if (!toasts.some((toast) => toast.id === id)) show.dismiss(id);
    }
  }, [toasts, hasFocus]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees that a toast inside is being read
    <div
      ref={publishStackHeight}
      className={styles.host}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Toaster
        position="bottom-center"
        expand
        closeButton
        visibleToasts={toastLimit}
        swipeDirections={[]}
        className={styles.list}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: dismiss,
          classNames: {
            toast: styles.toast,
            content: styles.text,
            icon: styles.icon,
            closeButton: styles.close,
          },
        }}
      />
    </div>
  );
}
