import { ContactPanel } from "@/components/forms/contact-panel";
import { Picture } from "@/components/media/picture";
import type { HomePage, Interface, Site } from "@/lib/content/types";
import styles from "./vision-contact-section.module.css";

/** The second contact form with its own subject: computer-vision consulting. */
export function VisionContactSection({
  content,
  site,
  ui,
}: {
  content: HomePage["contact"];
  site: Site;
  ui: Interface;
}) {
  return (
    <section
      id="contact"
      className="section band"
      data-surface="mist"
      aria-labelledby="contact-heading"
    >
      <div className={`wrap columns split ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="contact-heading" data-reveal="">
            {content.heading}
          </h2>
          <p className="lead">{content.lead}</p>
          <Picture
            {...content.image}
            sizes="(width < 64rem) 90vw, 45vw"
            className={styles.picture}
          />
        </div>
        <ContactPanel
          site={site}
          ui={ui}
          form="project"
          labelledBy="contact-heading"
          heading={content.panel.heading}
          lead={content.panel.lead}
        />
      </div>
    </section>
  );
}
