import { Discs, IconDisc } from "@/components/media/disc";
import type { Service } from "@/lib/content/types";
import styles from "./service-track.module.css";

/**
 * A service as a word and a track: the icon nests in the track's round end, the three things that belong to the
 * service lie at the right edge of the window. The track takes its colour from `--track`.
 */
export function ServiceTrack({
  service,
  headingId,
}: {
  service: Service;
  headingId: string;
}) {
  return (
    <div className={styles.row} data-reveal="">
      <h2 id={headingId}>{service.title}</h2>
      <div className={styles.track} aria-hidden="true" data-no-print="">
        <IconDisc
          icon={service.icon}
          surface={service.iconSurface}
          className={styles.bead}
        />
        <div className={styles.things}>
          <Discs names={service.discs} className={styles.thing} />
        </div>
      </div>
    </div>
  );
}
