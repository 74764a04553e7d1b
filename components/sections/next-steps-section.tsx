import { OtherChannels } from "@/components/ui/other-channels";
import type { SharedContent, ThankyouPage } from "@/lib/content/types";
import styles from "./next-steps-section.module.css";

export function NextStepsSection({
  content,
  site,
  copy,
}: SharedContent & { content: ThankyouPage }) {
  return (
    <section className="section" aria-labelledby="next-steps">
      <div className={`wrap columns split ${styles.columns}`}>
        <h2 id="next-steps">{content.next.heading}</h2>
        <ol className={`stack ${styles.steps}`}>
          {content.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={`card ${styles.now}`} data-surface="mist">
          <h3>{content.now.heading}</h3>
          <p className="text-links">
            <OtherChannels text={content.now.lead} site={site} copy={copy} />
          </p>
        </div>
      </div>
    </section>
  );
}
