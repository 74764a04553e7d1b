import { PlainDisc } from "@/components/media/disc";
import { DiscPicture } from "@/components/media/disc-picture";
import { ButtonLink } from "@/components/ui/button";
import { MotionToggle } from "@/components/ui/motion-toggle";
import { initials } from "@/components/ui/person";
import { RichText } from "@/components/ui/rich-text";
import type { DiscName, Surface } from "@/lib/content/enums";
import { textWidth } from "@/lib/content/text-width";
import type { HomePage, Interface, Testimonials } from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import styles from "./home-hero.module.css";

/** The tagline as rows: a word, then a track of discs that move back and forth. Rows without a word fill the screen. */
export function HomeHero({
  hero,
  tagline,
  clients,
  labels,
}: {
  hero: HomePage["hero"];
  tagline: string;
  clients: Testimonials["testimonials"];
  labels: Interface["motion"];
}) {
  const words = tagline.split(" ");
  const widths = words.map(wordWidth);
  const widest = Math.max(...widths);
  // Below 64rem this row has no room for a track.
  const full = widths.findLastIndex((one) => one > Math.max(10, widest - 2));
  const rows = [...words, "", "", ""].slice(0, Math.max(4, words.length));
  const tracks = rows.map(
    (_, index) => hero.tracks[index % hero.tracks.length] ?? [],
  );
  return (
    <section
      className={styles.hero}
      data-sleeps=""
      data-words={widest <= 12 ? undefined : widest <= 14 ? "long" : "longest"}
    >
      <h1 className={`stack ${styles.headline}`}>
        {rows.map((word, index) => (
          <span
            className={word ? styles.row : `${styles.row} ${styles.filler}`}
            data-full={index === full ? "" : undefined}
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the tagline never changes
            key={index}
          >
            {word && <span className={styles.word}>{word} </span>}
            <Track discs={tracks[index] ?? []} atLeast={word ? 24 : 32} />
          </span>
        ))}
      </h1>
      <div className={`cluster ${styles.foot}`}>
        <RichText as="p" className={styles.lead} text={hero.lead} />
        <div className={styles.side}>
          <div className="cluster">
            <ButtonLink href={href(hero.primary.href)}>
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink href={href(hero.secondary.href)} kind="secondary">
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className={`cluster ${styles.claim}`}>
            <span className={styles.people} aria-hidden="true">
              {clients.slice(0, claimSurfaces.length).map(({ name }, index) => (
                <PlainDisc
                  surface={claimSurfaces[index]}
                  key={claimSurfaces[index]}
                >
                  {initials(name)[0]}
                </PlainDisc>
              ))}
            </span>
            {hero.claim}
          </p>
        </div>
        <MotionToggle motion="hero" labels={labels} className={styles.toggle} />
      </div>
      <div className={styles.more}>
        <Track
          discs={tracks.at(full === rows.length - 1 ? full : 0) ?? []}
          atLeast={10}
        />
      </div>
    </section>
  );
}

/** About how many letters wide a word is. The headline has its size for twelve. */
function wordWidth(word: string): number {
  const letters = (pattern: RegExp) => word.match(pattern)?.length ?? 0;
  return textWidth(word) + letters(/[mw]/gi) / 2 - letters(/[fijlrt]/g) / 3;
}

const claimSurfaces: Surface[] = ["deep", "madder", "leaf", "marigold"];

/** Repeats the discs until the track is long enough for wide and low windows. */
function Track({ discs, atLeast }: { discs: DiscName[]; atLeast: number }) {
  const length = Math.max(discs.length, atLeast);
  const run = Array.from({ length }).flatMap(
    (_, index) => discs[index % discs.length] ?? [],
  );
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.run}>
        {run.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing comes round again, and the list never changes
          <DiscPicture key={index} name={name} />
        ))}
      </span>
    </span>
  );
}
