"use client";

import { useEffect, useState } from "react";
import { useStore } from "@/lib/store";
import { toastStore } from "./toast-store";
import { toasterCode } from "./toaster-code";
import styles from "./toaster-host.module.css";

/**
 * Where all toasts are shown. It lives in the root layout, so that they survive a change of page; the toaster is loaded
 * when the first one may come. If it never arrives, the last toast is still shown as plain text.
 */
export function ToasterHost({ dismiss }: { dismiss: string }) {
  const toasts = useStore(toastStore);
  const { failures } = useStore(toasterCode);
  const [Toasts, setToasts] = useState<typeof import("./toasts").Toasts>();

  useEffect(() => {
    toasterCode.promise.then(({ Toasts }) => setToasts(() => Toasts));
  }, []);

  useEffect(() => {
    // Each further toast is a further attempt after one that failed.
    if (toasts.length > 0) toasterCode.start();
  }, [toasts]);

  if (!Toasts && failures === 0) return null;
  return (
    <div className={styles.host}>
      {Toasts ? (
        <Toasts toasts={toasts} dismiss={dismiss} />
      ) : (
        <p className={styles.plain} role="status">
          {toasts.at(-1)?.text}
        </p>
      )}
    </div>
  );
}
