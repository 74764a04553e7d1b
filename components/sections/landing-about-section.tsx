import { BeadList } from "@/components/ui/bead-list";
import { ButtonLink } from "@/components/ui/button";
import { MeasuredLine } from "@/components/ui/measured-line";
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
        <div className={`stack ${styles.claim}`}>
          <h2 id="about-title" data-reveal="">
            <NoWrap text={content.heading} />
          </h2>
          {content.measured && <MeasuredLine text={content.measured} />}
        </div>
        <div className="stack">
          <Lead>{content.lead}</Lead>
          <BeadList items={content.points} />
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
