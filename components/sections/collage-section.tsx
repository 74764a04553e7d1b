import { Disc } from "@/components/media/disc";
import { Picture } from "@/components/media/picture";
import { Section } from "@/components/ui/section";
import type { Collage } from "@/lib/content/types";
import styles from "./collage-section.module.css";

/** Pieces of work as a mosaic: nothing to read, so it is hidden from those who listen. */
export function CollageSection({ content }: { content: Collage }) {
  return (
    <Section headingId="collage-title" surface="mist" head={content}>
      <div className={styles.mosaic} aria-hidden="true">
        {content.tiles.map(({ disc, image, span, round }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile may come twice, and the list never changes
            key={index}
            className={styles.tile}
            data-round={round || undefined}
            data-large={span === 2 || undefined}
          >
            {disc && <Disc name={disc} />}
            {image && (
              <Picture
                src={image.src}
                alt=""
                frame={span === 2 ? "largeTile" : "tile"}
              />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
