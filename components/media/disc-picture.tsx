import {
  DISC_SIZE,
  discColumns,
  discSpriteUrl,
} from "@/lib/assets/disc-sprite";
import type { DiscName } from "@/lib/content/enums";
import styles from "./disc-picture.module.css";

/**
 * A round drawing for sections that show many. They all come in one file: drawn in the page itself, the hundred discs of
 * the first view were three quarters of its elements. CSS chooses the drawing: with a URL of its own for each, browsers
 * laid the whole file out again for every disc, 60 ms on a slow phone.
 */
export function DiscPicture({ name }: { name: DiscName }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      className={styles.disc}
      src={discSpriteUrl()}
      width={DISC_SIZE}
      height={DISC_SIZE}
      alt=""
      data-column={powersOfTwo(discColumns.indexOf(name)).join(" ")}
    />
  );
}

/** What a column's number is made of. */
export function powersOfTwo(column: number): number[] {
  return [16, 8, 4, 2, 1].filter((power) => column & power);
}
