import { Glyph } from "@/components/media/icon";
import swap from "./icon-swap.module.css";
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
      className={`circle ${round.button} ${swap.pictures} ${className}`}
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
