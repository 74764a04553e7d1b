import { Kolam } from "@/components/media/kolam";
import { ButtonLink } from "@/components/ui/button";
import { Lead } from "@/components/ui/rich-text";
import type { CallToAction } from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import styles from "./call-to-action-band.module.css";

export function CallToActionBand({
  content,
  surface = "marigold",
}: {
  content: CallToAction;
  surface?: "marigold" | "sky";
}) {
  return (
    <section
      className={`band ${styles.section}`}
      data-surface={surface}
      data-call-to-action=""
      aria-labelledby="call-to-action"
    >
      <Kolam name="cta" className={styles.kolam} data-no-print="" />
      <div className={`wrap stack ${styles.text}`}>
        <p className="h3 large">{content.eyebrow}</p>
        <h2 id="call-to-action" className="h1">
          {content.heading}
        </h2>
        {content.lead && <Lead>{content.lead}</Lead>}
        <ButtonLink href={href(content.link.href)}>
          {content.link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
