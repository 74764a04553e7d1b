import { Discs } from "@/components/media/disc";
import type { DiscName } from "@/lib/content/enums";
import styles from "./disc-track.module.css";

/** A track of discs from the edge of the window at which lines begin. Narrow screens have no space for it. */
export function DiscTrack({ discs }: { discs: DiscName[] }) {
  return (
    <div className={styles.track} aria-hidden="true">
      <Discs names={discs.toReversed()} />
    </div>
  );
}
