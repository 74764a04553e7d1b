import { Disc } from "@/components/media/disc";
import { Picture } from "@/components/media/picture";
import { Lead } from "@/components/ui/rich-text";
import type { Collage } from "@/lib/content/types";
import styles from "./collage-section.module.css";

/** A mosaic of pictures on the surface of the section above. It is decoration, so it is hidden from screen readers. */
export function CollageSection({ content }: { content: Collage }) {
  return (
    <section
      className={`section band ${styles.section}`}
      data-surface="leaf"
      aria-labelledby="collage-title"
    >
      <div className={`wrap columns split ${styles.columns}`}>
        <div className="stack" data-reveal="">
          <h2 id="collage-title">{content.heading}</h2>
          <Lead>{content.lead}</Lead>
        </div>
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
      </div>
    </section>
  );
}
