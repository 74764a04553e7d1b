import { IconDisc } from "@/components/media/disc";
import { ButtonBead } from "@/components/ui/button";
import button from "@/components/ui/button.module.css";
import { NoWrap } from "@/components/ui/no-wrap";
import { Section } from "@/components/ui/section";
import { pagePath } from "@/lib/content/pages";
import type { Models } from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import styles from "./models-section.module.css";

/** Small letters before the price itself: "from ". */
const leadingWords = /^(\p{Ll}+ )?(.*)$/su;

/** What can be ordered, with prices. Each track is a link to the form, which says what was asked. */
export function ModelsSection({ content }: { content: Models }) {
  return (
    <Section headingId="models" head={content}>
      <ul className={`stack ${styles.models}`}>
        {content.items.map((model) => {
          const [, from, amount = ""] = leadingWords.exec(model.price) ?? [];
          return (
            <li key={model.id} data-reveal="">
              <a
                className={`edge ${styles.track}`}
                data-surface={model.surface}
                href={href(
                  `${pagePath("home")}?subject=${encodeURIComponent(`${model.title}, ${model.price}`)}#contact`,
                )}
              >
                <IconDisc
                  icon={model.icon}
                  surface={model.iconSurface}
                  className={styles.disc}
                />
                <div>
                  <h3>{model.title}</h3>
                  <NoWrap as="p" text={model.description} />
                </div>
                <p className={styles.price}>
                  {from} <b className="h2">{amount}</b>{" "}
                  <span>{model.period}</span>
                </p>
                <p className={styles.action} data-no-print="">
                  <span className={button.button} data-size="small">
                    {content.action}
                    <ButtonBead glyph="arrow-right" />
                  </span>
                </p>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
