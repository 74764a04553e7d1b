import { Wordmark } from "@/components/media/wordmark";
import { Svg } from "@/lib/assets/svg";
import styles from "./logo.module.css";

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
      <Wordmark name={brand} />
    </Frame>
  );
}
