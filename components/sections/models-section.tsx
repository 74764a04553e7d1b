import { SectionHead } from "@/components/ui/section-head";
import type { ServicesSections } from "@/lib/content/types";
import styles from "./models-section.module.css";

/** How a project can be ordered, and from what price. */
export function ModelsSection({
  content,
}: {
  content: ServicesSections["models"];
}) {
  return (
    <section
      className="section band"
      data-surface="mist"
      aria-labelledby="models"
    >
      <div className="wrap">
        <SectionHead
          id="models"
          heading={content.heading}
          lead={content.lead}
        />
        <ul className={styles.models}>
          {content.items.map(({ id, title, price, description }) => (
            <li key={id} data-surface="card" data-reveal="">
              <h3>{title}</h3>
              <p className={styles.price}>{price}</p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
