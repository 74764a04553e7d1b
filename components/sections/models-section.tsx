import { NoWrap } from "@/components/ui/no-wrap";
import { Section } from "@/components/ui/section";
import type { Models } from "@/lib/content/types";
import styles from "./models-section.module.css";

/** How a project can be ordered, and from what price. */
export function ModelsSection({ content }: { content: Models }) {
  return (
    <Section headingId="models" surface="mist" head={content}>
      <ul className={`stack ${styles.models}`}>
        {content.items.map(({ id, title, price, period, description }) => (
          <li key={id} className="card" data-surface="card" data-reveal="">
            <h3>{title}</h3>
            <p className={styles.price}>
              <b>
                <NoWrap text={price} />
              </b>{" "}
              {period}
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
