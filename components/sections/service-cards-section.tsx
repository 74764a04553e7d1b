import { IconDisc } from "@/components/media/disc";
import { NoWrap } from "@/components/ui/no-wrap";
import { Section } from "@/components/ui/section";
import type { LandingPage } from "@/lib/content/types";
import styles from "./service-cards-section.module.css";

/** What a landing page offers, as cards. Any number of cards fills its rows. */
export function ServiceCardsSection({
  content,
}: {
  content: LandingPage["services"];
}) {
  return (
    <Section id="services" headingId="services-title" head={content}>
      <ul className={`cluster ${styles.cards}`}>
        {content.cards.map((card) => (
          <li
            key={card.id}
            className="card"
            data-surface={card.surface}
            data-reveal=""
          >
            <IconDisc
              icon={card.icon}
              surface={card.iconSurface}
              className={styles.disc}
            />
            <NoWrap as="h3" text={card.title} />
            <NoWrap as="p" text={card.description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
