import { IconDisc } from "@/components/media/disc";
import { SectionHead } from "@/components/ui/section-head";
import type { LandingPage } from "@/lib/content/types";
import styles from "./service-cards-section.module.css";

/** What a landing page offers, as cards. Any number of cards fills its rows. */
export function ServiceCardsSection({
  content,
}: {
  content: LandingPage["services"];
}) {
  return (
    <section id="services" className="section" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead
          id="services-title"
          heading={content.heading}
          lead={content.lead}
        />
        <ul className={styles.cards}>
          {content.cards.map((card) => (
            <li key={card.id} data-surface={card.surface} data-reveal="">
              <IconDisc
                icon={card.icon}
                surface={card.iconSurface}
                className={styles.disc}
              />
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
