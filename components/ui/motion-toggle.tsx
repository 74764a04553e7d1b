import { Glyph } from "@/components/media/icon";
import round from "./round-button.module.css";

export function MotionToggle({
  labels,
  motion,
  className = "",
  ...attributes
}: React.ComponentProps<"button"> & {
  labels: { pause: string; play: string };
  /** The name of the CSS animation that it pauses. */
  motion?: string;
}) {
  return (
    <button
      type="button"
      className={`circle ${round.button} ${round.pictures} ${className}`}
      aria-label={labels.pause}
      data-pause={labels.pause}
      data-play={labels.play}
      data-needs-script=""
      data-motion={motion}
      {...attributes}
    >
      <Glyph name="pause" />
      <Glyph name="play" />
    </button>
  );
}
