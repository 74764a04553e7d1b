import { Disc } from "@/components/media/disc";
import type { DiscName } from "@/lib/content/enums";
import styles from "./disc-track.module.css";

/** Discs that come in from the left edge of the window; narrow screens have no room for them. */
export function DiscTrack({ discs }: { discs: DiscName[] }) {
  return (
    <div className={styles.track} aria-hidden="true" data-no-print="">
      {discs.toReversed().map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing may come twice, and the list never changes
        <Disc key={index} name={name} />
      ))}
    </div>
  );
}
