import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import { publishStackHeight } from "./stack-height";
import { Check, Cross, Warning } from "./toast-glyphs";
import { dismissToast, type Toast, toastLimit } from "./toast-store";
import styles from "./toasts.module.css";

const successMs = 6000;

/** The notices as capsules at the lower edge. Errors stay until dismissed, a success for six seconds. */
export function Toasts({
  toasts,
  dismiss,
}: {
  toasts: readonly Toast[];
  dismiss: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(new Set<number>());
  const [isHeld, setHeld] = useState(false);
  const isHidden = useSyncExternalStore(watchVisibility, () => document.hidden);

  useEffect(() => {
    if (root.current) return publishStackHeight(root.current);
  }, []);

  useEffect(() => {
    for (const { id, tone, text } of toasts) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      toast[tone](text, {
        id,
        duration: Number.POSITIVE_INFINITY,
        onDismiss: () => dismissToast(id),
      });
    }
    for (const id of shown.current) {
      if (toasts.some((notice) => notice.id === id)) continue;
      shown.current.delete(id);
      toast.dismiss(id);
    }
  }, [toasts]);

  // The toaster's own clock runs on under the keyboard's focus; here six seconds begin anew once it is let go.
  useEffect(() => {
    if (isHeld || isHidden) return;
    const timers = toasts
      .filter((notice) => notice.tone === "success")
      .map((notice) => setTimeout(dismissToast, successMs, notice.id));
    return () => timers.forEach(clearTimeout);
  }, [toasts, isHeld, isHidden]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that a notice inside is being read
    <div
      ref={root}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toaster
        position="bottom-center"
        expand
        closeButton
        visibleToasts={toastLimit}
        swipeDirections={[]}
        className={styles.stack}
        icons={{ success: <Check />, error: <Warning />, close: <Cross /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: dismiss,
          classNames: {
            toast: styles.toast,
            icon: styles.icon,
            closeButton: styles.close,
          },
        }}
      />
    </div>
  );
}

function watchVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
