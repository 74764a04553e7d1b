"use client";

import {
  type ComponentType,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { resilient } from "@/components/hydration/retryable-import";
import { getBoard, type Notice, watchBoard } from "./toast-store";
import styles from "./toaster-host.module.css";

type Toasts = ComponentType<{ notices: readonly Notice[]; dismiss: string }>;

const nothing = { expected: false, notices: [] };

/**
 * The place of all notices. It lives in the root layout, so that they survive a change of page; what draws them is
 * loaded when the first one is expected. If it never comes, the last notice still stands there in plain words.
 */
export function ToasterHost({ dismiss }: { dismiss: string }) {
  const { expected, notices } = useSyncExternalStore(
    watchBoard,
    getBoard,
    () => nothing,
  );
  const [loader] = useState(() => resilient(() => import("./toasts")));
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
    // Each further notice is a further attempt after one that failed.
    if (expected || notices.length > 0) loader.start();
  }, [expected, notices, loader]);

  if (Toasts) return <Toasts notices={notices} dismiss={dismiss} />;
  if (phase !== "failed") return null;
  return (
    <p className={styles.plain} role="status">
      {notices.at(-1)?.text}
    </p>
  );
}
