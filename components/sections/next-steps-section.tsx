import { ReachText } from "@/components/ui/reach-text";
import type { ThankyouPage } from "@/lib/content/schema";
import styles from "./next-steps-section.module.css";

/** What happens to the message now, and how to reach a person sooner. */
export function NextStepsSection({ content }: { content: ThankyouPage }) {
  return (
    <section className="section" aria-labelledby="next-steps">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="next-steps">{content.next.heading}</h2>
        <div className={styles.text}>
          <ol className={styles.steps}>
            {content.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.now}>
            <h3>{content.now.heading}</h3>
            <p>
              <ReachText text={content.now.text} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
