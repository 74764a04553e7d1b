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
        {content.tiles.map((tile, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile may come twice, and the list never changes
            key={index}
            className={styles.tile}
            data-round={tile.round || undefined}
            data-large={tile.span === 2 || undefined}
          >
            <Piece {...tile} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Piece({ disc, image, span }: Collage["tiles"][number]) {
  if (disc) return <Disc name={disc} />;
  const share = span === 2 ? 2 : 1;
  return (
    image && (
      <Picture
        src={image.src}
        alt=""
        sizes={`(width < 40rem) ${24 * share}vw, (width < 103rem) ${15.5 * share}vw, ${16.5 * share}rem`}
      />
    )
  );
}
