import { Discs } from "@/components/media/disc";
import type { DiscName } from "@/lib/content/enums";
import styles from "./disc-track.module.css";

/** Discs that come in from the left edge of the window; narrow screens have no room for them. */
export function DiscTrack({ discs }: { discs: DiscName[] }) {
  return (
    <div className={styles.track} aria-hidden="true" data-no-print="">
      <Discs names={discs.toReversed()} />
    </div>
  );
}
