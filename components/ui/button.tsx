import { Glyph, type GlyphName } from "@/components/media/icon";
import styles from "./button.module.css";
import { NewTab } from "./new-tab";

/** A link that looks like a button: a capsule with a bead at its end, or an outlined one without. */
export function ButtonLink({
  href,
  children,
  kind = "primary",
  glyph = "arrow-right",
  newTab,
  size,
}: {
  href: string;
  children: React.ReactNode;
  kind?: "primary" | "secondary";
  glyph?: GlyphName;
  /** Opens the link in a new tab. This text tells screen reader users so. */
  newTab?: string;
  size?: "small";
}) {
  return (
    <a
      className={styles.button}
      data-kind={kind}
      data-size={size}
      href={href}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {newTab && <NewTab>{newTab}</NewTab>}
      {kind === "primary" && (
        <ButtonBead glyph={newTab ? "arrow-up-right" : glyph} />
      )}
    </a>
  );
}

/** The disc at the end of a button. */
export function ButtonBead({ glyph }: { glyph: GlyphName }) {
  return (
    <span className={styles.bead} data-no-print="">
      <Glyph name={glyph} />
    </span>
  );
}
