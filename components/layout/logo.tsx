import { Svg } from "@/lib/assets/svg";
import styles from "./logo.module.css";

/** Characters of the longest name that fits the header of a phone in one line. */
const longestLine = 18;

/** The knot and the brand's name. Without `href` it is no link. */
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
      <Svg file="components/media/mark.svg" />
      <span className={brand.length > longestLine ? styles.long : undefined}>
        {brand}
      </span>
    </Frame>
  );
}
