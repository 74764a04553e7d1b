import { ButtonLink } from "@/components/ui/button";
import { NoWrap } from "@/components/ui/no-wrap";
import { Lead } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import type { LandingPage } from "@/lib/content/types";
import styles from "./landing-about-section.module.css";

export function LandingAboutSection({
  content,
}: {
  content: LandingPage["about"];
}) {
  return (
    <Section
      id="about"
      headingId="about-title"
      surface="mist"
      head={{ heading: content.heading }}
    >
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
    </Section>
  );
}
