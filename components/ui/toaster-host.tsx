"use client";

import { useStore } from "@/lib/store";
import { toastStore } from "./toast-store";
import styles from "./toaster-host.module.css";
import { Toasts } from "./toasts";

/** Where all toasts are shown. It lives in the root layout, so that they survive a change of page. */
export function ToasterHost({ dismiss }: { dismiss: string }) {
  const toasts = useStore(toastStore);
  return (
    <div className={styles.host}>
      <Toasts toasts={toasts} dismiss={dismiss} />
    </div>
  );
}
