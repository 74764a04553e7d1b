import { IconDisc } from "@/components/media/disc";
import { Section } from "@/components/ui/section";
import { Unbroken } from "@/components/ui/unbroken";
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
      <ul className={styles.cards}>
        {content.cards.map((card, index) => (
          <li
            key={card.id}
            data-surface={card.surface}
            data-span={columnsOf(index, content.cards.length)}
            data-single={isSingle(index, content.cards.length) || undefined}
            data-reveal=""
          >
            <IconDisc
              icon={card.icon}
              surface={card.iconSurface}
              className={styles.disc}
            />
            <h3>
              <Unbroken text={card.title} />
            </h3>
            <p>
              <Unbroken text={card.description} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Of the twelve columns of a wide window. A last row of fewer than four is shared out, so that no hole is left: 4 + 3,
 * 4 + 2, and 3 + 2 instead of 4 + 1. Known here and not from the list's end, which a browser may read later.
 */
export function columnsOf(index: number, count: number): 3 | 4 | 6 {
  const fromEnd = count - index;
  const rest = count % 4;
  if (rest === 2 || (rest === 1 && count > 1)) if (fromEnd <= 2) return 6;
  if (rest === 3 ? fromEnd <= 3 : rest === 1 && fromEnd <= 5) return 4;
  return 3;
}

/** Alone in the last of the rows of two in a narrow window. */
function isSingle(index: number, count: number): boolean {
  return count % 2 === 1 && index === count - 1;
}
