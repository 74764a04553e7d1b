import { Kolam } from "@/components/media/kolam";
import { Section } from "@/components/ui/section";
import type { ProjectSteps } from "@/lib/content/types";
import styles from "./process-section.module.css";

/** The steps of a project along one kolam: from bare dots at its start to a line that closes at its end. */
export function ProcessSection({ content }: { content: ProjectSteps }) {
  return (
    <Section headingId="process" surface="mist" head={content}>
      <div className={styles.process}>
        <Kolam name="process" className={styles.figure} data-no-print="" />
        <ol className={styles.steps}>
          {content.steps.map((step) => (
            <li key={step.title} data-reveal="">
              <h3>{step.title}</h3>
              <p className="soft">{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
