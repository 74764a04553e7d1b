"use client";

import {
  type ComponentType,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { retryableImport } from "@/components/hydration/retryable-import";
import { getToasts, subscribeToToasts, type Toast } from "./toast-store";
import styles from "./toaster-host.module.css";

type Toasts = ComponentType<{ toasts: readonly Toast[]; dismiss: string }>;

const nothing = { isPreloading: false, toasts: [] };

/**
 * Where all toasts are shown. It lives in the root layout, so that they survive a change of page; the toaster is loaded
 * when the first one may come. If it never arrives, the last toast is still shown as plain text.
 */
export function ToasterHost({ dismiss }: { dismiss: string }) {
  const { isPreloading, toasts } = useSyncExternalStore(
    subscribeToToasts,
    getToasts,
    () => nothing,
  );
  const [loader] = useState(() => retryableImport(() => import("./toasts")));
  const { phase } = useSyncExternalStore(
    loader.subscribe,
    loader.getState,
    loader.getState,
  );
  const [Toasts, setToasts] = useState<Toasts>();

  useEffect(() => {
    loader.promise.then((loaded) => setToasts(() => loaded.Toasts));
  }, [loader]);

  useEffect(() => {
    // Each further toast is a further attempt after one that failed.
    if (isPreloading || toasts.length > 0) loader.start();
  }, [isPreloading, toasts, loader]);

  if (!Toasts && phase !== "failed") return null;
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
