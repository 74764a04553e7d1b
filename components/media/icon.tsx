import { Svg } from "@/lib/assets/svg";
import type { IconName, SocialNetwork } from "@/lib/content/enums";
import styles from "./icon.module.css";

/** One of the 48-grid drawings that name a service or a strength; its dot takes the bead colour of the surface. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Svg file={`components/media/icons/${name}.svg`} className={styles.icon} />
  );
}

/** A small filled sign: arrows, pause, social marks. 1.25 times the text. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <Svg
      file={`components/media/glyphs/${name}.svg`}
      className={styles.glyph}
    />
  );
}

export type GlyphName =
  | SocialNetwork
  | "arrow-left"
  | "arrow-right"
  | "arrow-up-right"
  | "envelope"
  | "list"
  | "map-pin"
  | "pause"
  | "phone"
  | "play"
  | "warning-circle"
  | "x";
