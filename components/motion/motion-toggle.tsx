import swap from "@/components/ui/icon-swap.module.css";
import round from "@/components/ui/round-button.module.css";

/** Pauses and starts an animation. The first of its two children shows while it runs, the second while it is paused. */
export function MotionToggle({
  animation,
  labels,
  className = "",
  children,
}: {
  animation: string;
  labels: { pause: string; play: string };
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={`circle ${round.button} ${swap.pictures} ${className}`}
      aria-label={labels.pause}
      data-motion={animation}
      data-pause={labels.pause}
      data-play={labels.play}
      data-needs-script=""
      data-no-print=""
    >
      {children}
    </button>
  );
}
