import { Svg } from "@/components/media/svg";
import styles from "./logo.module.css";

/** The knot and the brand's name as live text. Without `href` it is no link. */
export function Logo({
  brand,
  href,
  label,
}: {
  brand: string;
  href?: string;
  label?: string;
}) {
  const inner = (
    <>
      <Svg file="components/media/mark.svg" />
      <span>{brand}</span>
    </>
  );
  if (!href) return <p className={styles.logo}>{inner}</p>;
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      {inner}
    </a>
  );
}
