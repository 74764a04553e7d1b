"use client";

import { lazy, Suspense, useState } from "react";
import { useStore } from "@/lib/store";
import { type Toast, toastStore } from "./toast-store";
import styles from "./toaster-host.module.css";

/** Comes with the first toast. If it never arrives, the last toast is still shown as plain text. */
const Toasts = lazy(() =>
  import("./toasts").then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: PlainToast }),
  ),
);

/** Where all toasts are shown. It lives in the root layout, so that they survive a change of page. */
export function ToasterHost({ dismiss }: { dismiss: string }) {
  const toasts = useStore(toastStore);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts toasts={toasts} dismiss={dismiss} />
    </Suspense>
  );
}

function PlainToast({ toasts }: { toasts: readonly Toast[]; dismiss: string }) {
  const last = toasts.at(-1);
  return (
    <div className={styles.host} role="status">
      {last && <p className={styles.capsule}>{last.text}</p>}
    </div>
  );
}
