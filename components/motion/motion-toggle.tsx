"use client";

import { useSyncExternalStore } from "react";
import styles from "../ui/icon-swap.module.css";
import { isPaused, onPausedChange, setPaused } from "./paused";

/** Stops and starts a moving widget. Its children are two pictures: the first while the widget moves, the second while it rests. */
export function MotionToggle({
  widget,
  labels,
  className,
  children,
}: {
  widget: string;
  labels: { pause: string; play: string };
  className?: string;
  children: React.ReactNode;
}) {
  const paused = usePaused(widget);
  return (
    <button
      type="button"
      className={`${styles.pictures} ${className ?? ""}`}
      aria-label={paused ? labels.play : labels.pause}
      data-paused={paused || undefined}
      data-needs-script=""
      data-no-print=""
      onClick={() => setPaused(widget, !paused)}
    >
      {children}
    </button>
  );
}

/** Whether the visitor has stopped this widget. In the exported page nothing is stopped. */
export function usePaused(widget: string): boolean {
  return useSyncExternalStore(
    onPausedChange,
    () => isPaused(widget),
    () => false,
  );
}
