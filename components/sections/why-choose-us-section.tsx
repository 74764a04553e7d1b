import { Kolam } from "@/components/media/kolam";
import { NoWrap } from "@/components/ui/no-wrap";
import { Section } from "@/components/ui/section";
import type { WhyChooseUs } from "@/lib/content/types";
import styles from "./why-choose-us-section.module.css";

type Props = { content: WhyChooseUs };

/** The reasons as cards on the deep surface. `children`, the statistics, are below them. */
export function WhyChooseUsSection({
  content,
  children,
}: Props & { children: React.ReactNode }) {
  return (
    <Section headingId="why-choose-us" surface="deep" head={content}>
      <Reasons content={content} cards />
      <div className={styles.below}>{children}</div>
    </Section>
  );
}

/** The reasons in one line each, for landing pages. */
export function LandingWhyChooseUs({ content }: Props) {
  return (
    <Section
      headingId="why-choose-us"
      surface="deep"
      head={{ heading: content.heading }}
      className={styles.beside}
    >
      <Reasons content={content} />
    </Section>
  );
}

function Reasons({ content, cards = false }: Props & { cards?: boolean }) {
  return (
    <ul className={`quarters ${styles.reasons} ${cards ? styles.cards : ""}`}>
      {content.cards.map((reason) => (
        <li
          key={reason.id}
          className={cards ? "card cluster" : undefined}
          data-surface={cards ? "deep-card" : undefined}
          data-reveal=""
        >
          {cards && (
            <div className={styles.figure}>
              <Kolam name={`why-${reason.figure}`} />
            </div>
          )}
          <h3>{reason.title}</h3>
          <NoWrap
            as="p"
            className="soft"
            text={cards ? reason.description : reason.short}
          />
        </li>
      ))}
    </ul>
  );
}
