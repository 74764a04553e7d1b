import { Kolam } from "@/components/media/kolam";
import { SectionHead } from "@/components/ui/section-head";
import type { Process } from "@/lib/content/types";
import styles from "./process-section.module.css";

/** The steps of a project; the line of each figure is drawn as far as the project is by then. */
export function ProcessSection({ content }: { content: Process }) {
  return (
    <section
      className="section band"
      data-surface="mist"
      aria-labelledby="process"
    >
      <div className="wrap">
        <SectionHead
          id="process"
          heading={content.heading}
          lead={content.lead}
        />
        <ol className={styles.steps}>
          {content.steps.map((step, index) => (
            <li key={step.title} data-reveal="">
              <div
                className={styles.figure}
                data-surface="card"
                data-no-print=""
              >
                <Kolam name={figureOf(index, content.steps.length)} />
              </div>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Four figures serve any number of steps: the first shows dots only, the last the closed line. */
export function figureOf(index: number, count: number) {
  const progress = count > 1 ? index / (count - 1) : 1;
  return `step-${(1 + Math.round(progress * 3)) as 1 | 2 | 3 | 4}` as const;
}
