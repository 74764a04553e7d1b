import type { DiscName } from "@/lib/content/enums";
import styles from "./disc-picture.module.css";
import { DISC_SIZE, discUrl } from "./disc-sprite";

/**
 * A round drawing for sections that show many. They all come in one file: drawn in the page itself, the hundred discs of
 * the first view were three quarters of its elements.
 */
export function DiscPicture({ name }: { name: DiscName }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      className={styles.disc}
      src={discUrl(name)}
      width={DISC_SIZE}
      height={DISC_SIZE}
      alt=""
    />
  );
}
