import { Kolam } from "@/components/media/kolam";
import { Section } from "@/components/ui/section";
import type { ProjectSteps } from "@/lib/content/types";
import styles from "./process-section.module.css";

/** The steps of a project; the line of each figure is drawn as far as the project is by then, and closed at the last. */
export function ProcessSection({ content }: { content: ProjectSteps }) {
  const last = content.steps.length - 1;
  return (
    <Section headingId="process" surface="mist" head={content}>
      <ol className={`quarters ${styles.steps}`}>
        {content.steps.map((step, index) => (
          <li key={step.title} data-reveal="">
            <div
              className={`card ${styles.figure}`}
              data-surface="card"
              data-no-print=""
            >
              <Kolam name={(index < last && figures[index]) || "step-4"} />
            </div>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const figures = ["step-1", "step-2", "step-3", "step-4"] as const;
