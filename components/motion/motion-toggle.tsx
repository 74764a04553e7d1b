"use client";

import { useSyncExternalStore } from "react";
import styles from "./motion-toggle.module.css";
import { isPaused, onPausedChange, setPaused } from "./paused";

/** Stops and starts a moving part. Its children are two pictures: the first while the part moves, the second while it rests. */
export function MotionToggle({
  part,
  labels,
  className,
  children,
}: {
  part: string;
  labels: { pause: string; play: string };
  className?: string;
  children: React.ReactNode;
}) {
  const paused = usePaused(part);
  return (
    <button
      type="button"
      className={`${styles.toggle} ${className ?? ""}`}
      aria-label={paused ? labels.play : labels.pause}
      data-paused={paused || undefined}
      data-needs-script=""
      data-no-print=""
      onClick={() => setPaused(part, !paused)}
    >
      {children}
    </button>
  );
}

/** Whether the visitor has stopped this part. In the exported page nothing is stopped. */
export function usePaused(part: string): boolean {
  return useSyncExternalStore(
    onPausedChange,
    () => isPaused(part),
    () => false,
  );
}
