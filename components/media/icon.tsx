import { Svg } from "@/lib/content/brand/svg";
import styles from "./icon.module.css";

/**
 * A small filled icon, such as an arrow or the logo of a social network, at 1.25 times the text size. An arrow points
 * where the text goes: `arrow-right` is the one to the next page, also on a page from right to left.
 * @param name of a file in this set of content/brand/drawings
 */
export function Glyph({
  name,
  set = "glyphs",
}: {
  name: string;
  set?: "glyphs" | "networks";
}) {
  return (
    <Svg
      file={`content/brand/drawings/${set}/${name}.svg`}
      className={
        name.startsWith("arrow")
          ? `${styles.glyph} ${styles.arrow}`
          : styles.glyph
      }
    />
  );
}
