import { DISC_SIZE, discColumns, discSprite } from "@/lib/assets/disc-sprite";
import { pictureFiles } from "@/lib/assets/pictures/picture-files";
import type { DiscName } from "@/lib/content/enums";
import { href } from "@/lib/with-base-path";
import styles from "./disc-picture.module.css";

/**
 * A round drawing for sections that show many. They all come in one file: drawn in the page itself, the hundred discs of
 * the first view were three quarters of its elements. CSS chooses the drawing: with a URL of its own for each, browsers
 * laid the whole file out again for every disc, 60 ms on a slow phone.
 */
export function DiscPicture({ name }: { name: DiscName }) {
  const [sprite] = pictureFiles(discSprite).variants;
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      className={styles.disc}
      src={sprite && href(`/${sprite.file}`)}
      width={DISC_SIZE}
      height={DISC_SIZE}
      alt=""
      data-column={discColumn(name)}
    />
  );
}

/** Two digits, of which CSS reads each: there is no way yet to calculate with an attribute in all browsers. */
export function discColumn(name: DiscName): string {
  return String(discColumns.indexOf(name)).padStart(2, "0");
}
