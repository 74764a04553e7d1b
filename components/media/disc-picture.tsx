import {
  DISC_SIZE,
  discColumns,
  discSprite,
} from "@/lib/content/brand/disc-columns";
import type { DiscName } from "@/lib/content/enums";
import { pictureFiles } from "@/lib/content/pictures/picture-files";
import { href } from "@/lib/site/with-base-path";
import disc from "./disc.module.css";
import styles from "./disc-picture.module.css";

/**
 * A round drawing for sections with many discs. One sprite contains all drawings: as inline SVG, the hundred discs of
 * the hero were three quarters of the page's elements. CSS selects the drawing: with a URL for each drawing, browsers
 * laid out the whole file again for every disc, 60 ms on a slow phone.
 */
export function DiscPicture({ name }: { name: DiscName }) {
  const [sprite] = pictureFiles(discSprite).variants;
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      className={`circle ${disc.disc} ${styles.picture}`}
      src={sprite && href(`/${sprite.file}`)}
      width={DISC_SIZE}
      height={DISC_SIZE}
      alt=""
      data-column={discColumn(name)}
    />
  );
}

/** Two digits in base six, which CSS reads one by one: not all browsers can calculate with an attribute. */
export function discColumn(name: DiscName): string {
  return discColumns.indexOf(name).toString(6).padStart(2, "0");
}
