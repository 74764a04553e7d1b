import type { AboutUsPage } from "@/lib/content/schema";
import styles from "./story-section.module.css";

/** A statement in large letters, told in full beside it. */
export function StorySection({ content }: { content: AboutUsPage["story"] }) {
  const [first, ...others] = content.paragraphs;
  return (
    <section className="section" aria-labelledby="story">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="story" data-reveal="">
          {content.statement}
        </h2>
        <div className={styles.text}>
          <p className="lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
