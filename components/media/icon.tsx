import { Svg } from "@/lib/content/brand/svg";
import styles from "./icon.module.css";

/**
 * A small filled icon, such as an arrow or the logo of a social network, at 1.25 times the text size. An arrow points
 * where the text goes: `arrow-right` is the one to the next page, also on a page from right to left.
 * @param name of a file in content/brand/drawings/glyphs, or below drawings, such as "networks/facebook"
 */
export function Glyph({ name }: { name: string }) {
  const path = name.includes("/") ? name : `glyphs/${name}`;
  return (
    <Svg
      file={`content/brand/drawings/${path}.svg`}
      className={
        name.startsWith("arrow")
          ? `${styles.glyph} ${styles.arrow}`
          : styles.glyph
      }
    />
  );
}
