import { Kolam } from "@/components/media/kolam";
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
        <Kolam name="flower" className={styles.flower} data-no-print="" />
      </div>
    </section>
  );
}
