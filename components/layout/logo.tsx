import { markFile } from "@/lib/content/brand/read-drawing";
import { Svg } from "@/lib/content/brand/svg";
import styles from "./logo.module.css";

/** The most characters of a name that fit on one line in a phone's header. */
const longestLine = 18;

/** The mark and the brand name, a link if it has an `href`. */
export function Logo({
  brand,
  href,
  label,
}: {
  brand: string;
  href?: string;
  label?: string;
}) {
  const Frame = href ? "a" : "p";
  return (
    <Frame className={styles.logo} href={href} aria-label={label}>
      <Svg file={markFile} />
      <span className={brand.length > longestLine ? styles.long : undefined}>
        {brand}
      </span>
    </Frame>
  );
}
