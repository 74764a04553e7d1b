import { PlainDisc } from "@/components/media/disc";
import { Kolam } from "@/components/media/kolam";
import { Picture } from "@/components/media/picture";
import type { Surface } from "@/lib/content/enums";
import styles from "./person.module.css";

/** A person's name with a photograph or a disc of initials. `children` are further details. */
export function Person({
  name,
  surface,
  figure,
  image,
  children,
}: {
  name: string;
  /** The colour of the disc, and the figure below the initials. */
  surface: Surface;
  figure: string;
  image?: { src: string } | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className={`cluster ${styles.person}`}>
      <PlainDisc surface={surface} className={styles.disc}>
        {image ? (
          <Picture {...image} alt="" frame="person" />
        ) : (
          <>
            <Kolam name={figure} />
            <b aria-hidden="true">{initials(name).join("")}</b>
          </>
        )}
      </PlainDisc>
      <span>
        <b className={styles.name}>{name}</b>
        {children}
      </span>
    </div>
  );
}

/**
 * The first and the last initial without titles: "Dr. Meera Raghavan" is MR. A script without capitals has the first
 * alone, since its letters may join to a word, and an article may be part of its last names.
 */
export function initials(name: string): string[] {
  const titles = /^((?!\p{Lu}\.)[^\s.]+\.\s*(?=\S))+/u;
  const [first = "", ...others] = name.replace(titles, "").split(/\s+/);
  const last = /^\p{LC}/u.test(first) && others.at(-1);
  return [first, last || ""].map(firstLetter);
}

/** The first letter of a text as readers see it, with its marks and vowel signs, but for those that stand in front. */
function firstLetter(text: string): string {
  const spoken = text.replace(/^\p{Logical_Order_Exception}/u, "");
  return graphemes.segment(spoken).containing(0)?.segment ?? "";
}

const graphemes = new Intl.Segmenter();
