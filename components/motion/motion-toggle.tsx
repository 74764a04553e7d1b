"use client";

import { useSyncExternalStore } from "react";
import styles from "@/components/ui/icon-swap.module.css";
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
  // In the exported page nothing is stopped.
  const paused = useSyncExternalStore(
    onPausedChange,
    () => isPaused(widget),
    () => false,
  );
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
