import type { DiscName, IconName, Surface } from "@/lib/content/enums";
import { Svg } from "../../lib/assets/svg";
import styles from "./disc.module.css";
import { Icon } from "./icon";

/** A round drawing. Its size comes from its frame. */
export function Disc({
  name,
  className,
}: {
  name: DiscName;
  className?: string;
}) {
  return (
    <span
      className={join(styles.disc, className)}
      data-dark={darkDiscs.has(name) || undefined}
    >
      <Svg file={`components/media/discs/${name}.svg`} />
    </span>
  );
}

/** A row of round drawings. */
export function Discs({
  names,
  className,
}: {
  names: DiscName[];
  className?: string;
}) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing may come twice, and the list never changes
    <Disc key={index} name={name} className={className} />
  ));
}

/** An icon on a round surface. */
export function IconDisc({
  icon,
  ...disc
}: {
  icon: IconName;
  surface: Surface;
  className?: string;
}) {
  return (
    <PlainDisc {...disc}>
      <Icon name={icon} />
    </PlainDisc>
  );
}

/** A round surface with anything on it: a glyph, initials, a picture. */
export function PlainDisc({
  surface,
  className,
  children,
}: {
  surface?: Surface;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <span
      className={join(styles.disc, className)}
      data-surface={surface}
      data-dark={surface === "deep" || surface === "ink" || undefined}
    >
      {children}
    </span>
  );
}

/** Drawings on a surface that would melt into the dark theme's page. */
const darkDiscs = new Set<DiscName>(["kd", "power", "braces", "lens"]);

function join(...names: (string | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
