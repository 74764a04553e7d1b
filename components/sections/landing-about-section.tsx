import { ButtonLink } from "@/components/ui/button";
import { NoWrap } from "@/components/ui/no-wrap";
import { Lead } from "@/components/ui/rich-text";
import type { LandingPage } from "@/lib/content/types";
import styles from "./landing-about-section.module.css";

export function LandingAboutSection({
  content,
}: {
  content: LandingPage["about"];
}) {
  return (
    <section
      id="about"
      className="section band"
      data-surface="mist"
      aria-labelledby="about-title"
    >
      <div className="wrap columns split">
        <NoWrap
          as="h2"
          id="about-title"
          data-reveal=""
          text={content.heading}
        />
        <div className="stack">
          <Lead>{content.lead}</Lead>
          <ul className={styles.points}>
            {content.points.map((point) => (
              <NoWrap as="li" key={point} text={point} />
            ))}
          </ul>
          <div className="cluster">
            <ButtonLink href="#contact">{content.contactLabel}</ButtonLink>
            <ButtonLink href="#services" kind="secondary">
              {content.servicesLabel}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
