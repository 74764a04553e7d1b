import { Disc } from "@/components/media/disc";
import { RichText } from "@/components/ui/rich-text";
import type { Solutions } from "@/lib/content/types";
import styles from "./solutions-section.module.css";

export function SolutionsSection({ content }: { content: Solutions }) {
  return (
    <section
      className={`section band ${styles.section}`}
      data-surface="leaf"
      aria-labelledby="solutions-title"
    >
      <div className={`wrap columns ${styles.columns}`}>
        <p className={`h3 ${styles.eyebrow}`}>{content.eyebrow}</p>
        <h2 id="solutions-title" className="h1">
          {content.heading}
        </h2>
        <RichText
          as="p"
          className={`lead ${styles.text}`}
          text={content.text}
        />
        <div className={styles.flower} aria-hidden="true">
          <Disc name="marigold" />
        </div>
      </div>
    </section>
  );
}
