import { Svg } from "@/lib/content/brand/svg";
import type { DiscName, IconName, Surface } from "@/lib/content/enums";
import styles from "./disc.module.css";

export function Disc({ name }: { name: DiscName }) {
  return (
    <PlainDisc>
      <Svg file={`content/brand/drawings/discs/${name}.svg`} />
    </PlainDisc>
  );
}

export function Discs({ names }: { names: DiscName[] }) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing may come twice, and the list never changes
    <Disc key={index} name={name} />
  ));
}

/**
 * An icon of a service or a strength, drawn on a grid of 48 units. Its dot has the colour `--dot`.
 * @param set its folder: an owner may delete each of `icons`, so code names none of them
 */
export function IconDisc({
  icon,
  set = "icons",
  ...disc
}: {
  icon: IconName;
  set?: "icons" | "kolam";
  surface: Surface;
  className?: string;
}) {
  return (
    <PlainDisc {...disc}>
      <Svg
        file={`content/brand/drawings/${set}/${icon}.svg`}
        className={styles.icon}
      />
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
      className={["circle", styles.disc, className].filter(Boolean).join(" ")}
      data-surface={surface}
    >
      {children}
    </span>
  );
}
