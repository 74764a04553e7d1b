import { Glyph } from "@/components/media/icon";
import swap from "@/components/ui/icon-swap.module.css";
import round from "@/components/ui/round-button.module.css";

/** Pauses and starts an animation. */
export function MotionToggle({
  animation,
  labels,
  className = "",
}: {
  animation: string;
  labels: { pause: string; play: string };
  className?: string;
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
      <Glyph name="pause" />
      <Glyph name="play" />
    </button>
  );
}
