"use client";

import { useSyncExternalStore } from "react";
import swap from "@/components/ui/icon-swap.module.css";
import round from "@/components/ui/round-button.module.css";
import { isPaused, onPausedChange, setPaused } from "./paused";

/** Pauses and starts an animation. The first of its two children shows while it runs, the second while it is paused. */
export function MotionToggle({
  widget,
  labels,
  className = "",
  children,
}: {
  widget: string;
  labels: { pause: string; play: string };
  className?: string;
  children: React.ReactNode;
}) {
  // In the exported HTML no widget is paused.
  const paused = useSyncExternalStore(
    onPausedChange,
    () => isPaused(widget),
    () => false,
  );
  return (
    <button
      type="button"
      className={`circle ${round.button} ${swap.pictures} ${className}`}
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
