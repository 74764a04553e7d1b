import type { DiscName } from "@/lib/content/vocabulary";
import styles from "./disc-sprite.module.css";
import { drawingOf } from "./svg";

/** Drawings that a section shows more than once, each in the page only one time. `id` keeps sections apart. */
export function DiscSprite({ id, names }: { id: string; names: DiscName[] }) {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={symbolId(id, name)} viewBox="0 0 240 240">
          {drawingOf(`components/media/discs/${name}.svg`).props.children}
        </symbol>
      ))}
    </svg>
  );
}

/** A drawing of the sprite, clipped to a circle. */
export function SpriteDisc({ id, name }: { id: string; name: DiscName }) {
  return (
    <svg className={styles.disc} aria-hidden="true">
      <use href={`#${symbolId(id, name)}`} />
    </svg>
  );
}

function symbolId(id: string, name: DiscName) {
  return `${id}-${name}`;
}
