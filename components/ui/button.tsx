import { Glyph } from "@/components/media/icon";
import styles from "./button.module.css";

/** A link that looks like a button: a capsule with a bead at its end, or an outlined one without. */
export function ButtonLink({
  href,
  children,
  kind = "primary",
  glyph = "arrow-right",
  size,
}: {
  href: string;
  children: React.ReactNode;
  kind?: "primary" | "secondary";
  glyph?: string;
  size?: "small";
}) {
  return (
    <a className={styles.button} data-kind={kind} data-size={size} href={href}>
      {children}
      {kind === "primary" && <ButtonBead glyph={glyph} />}
    </a>
  );
}

export function ButtonBead({ glyph }: { glyph: string }) {
  return (
    <span className={`circle ${styles.bead}`}>
      <Glyph name={glyph} />
    </span>
  );
}
