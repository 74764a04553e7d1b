import { Kolam } from "@/components/media/kolam";
import { NoWrap } from "@/components/ui/no-wrap";
import { Section } from "@/components/ui/section";
import type { WhyChooseUs } from "@/lib/content/types";
import styles from "./why-choose-us-section.module.css";

/** The reasons as cards on the deep surface; `children` stand below them, on the home page the statistics. */
export function WhyChooseUsSection({
  content,
  children,
}: {
  content: WhyChooseUs;
  children?: React.ReactNode;
}) {
  return (
    <Section headingId="why-choose-us" surface="deep" head={content}>
      <ul className={`quarters ${styles.cards}`}>
        {content.cards.map((card) => (
          <li
            key={card.id}
            className="card"
            data-surface="deep-card"
            data-reveal=""
          >
            <div className={styles.figure} data-no-print="">
              <Kolam name={`why-${card.figure}`} />
            </div>
            <h3>{card.title}</h3>
            <p>
              <NoWrap text={card.description} />
            </p>
          </li>
        ))}
      </ul>
      {children && <div className={styles.below}>{children}</div>}
    </Section>
  );
}
