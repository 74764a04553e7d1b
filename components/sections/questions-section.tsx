import { DisclosureMark } from "@/components/ui/disclosure-mark";
import { RichText } from "@/components/ui/rich-text";
import type { Questions } from "@/lib/content/types";
import styles from "./questions-section.module.css";

export function QuestionsSection({ content }: { content: Questions }) {
  return (
    <section
      className="section band"
      data-surface="mist"
      aria-labelledby="questions-title"
    >
      <div className={`wrap columns split ${styles.columns}`}>
        <h2 id="questions-title" data-reveal="">
          {content.heading}
        </h2>
        <div className={styles.list}>
          {content.items.map((item, index) => (
            <details key={item.question} open={index === 0}>
              <summary>
                {item.question}
                <DisclosureMark />
              </summary>
              <p>
                <RichText text={item.answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
