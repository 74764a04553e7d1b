import { Glyph } from "@/components/media/icon";
import round from "./round-button.module.css";

export function MotionToggle({
  labels,
  className = "",
  ...attributes
}: React.ComponentProps<"button"> & {
  labels: { pause: string; play: string };
}) {
  return (
    <button
      type="button"
      className={`circle ${round.button} ${round.pictures} ${className}`}
      aria-label={labels.pause}
      data-pause={labels.pause}
      data-play={labels.play}
      data-needs-script=""
      data-no-print=""
      {...attributes}
    >
      <Glyph name="pause" />
      <Glyph name="play" />
    </button>
  );
}
