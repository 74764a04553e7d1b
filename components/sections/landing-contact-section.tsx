import { ContactPanel } from "@/components/forms/contact-panel";
import { Disc } from "@/components/media/disc";
import { ContactChannels } from "@/components/ui/contact-channels";
import type { ContactUsPage, LandingPage } from "@/lib/content/types";
import styles from "./landing-contact-section.module.css";

/** The end of a landing page: the form, and the two ways round it. */
export function LandingContactSection({
  content,
  channels: { call, write },
}: {
  content: LandingPage["contact"];
  channels: ContactUsPage["channels"];
}) {
  return (
    <section
      id="contact"
      className={`section band ${styles.section}`}
      data-surface="marigold"
      aria-labelledby="contact-heading"
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="contact-heading" data-reveal="">
            {content.heading}
          </h2>
          <p className="lead">{content.lead}</p>
          <div className={styles.track} aria-hidden="true">
            {content.discs.map((name) => (
              <Disc key={name} name={name} />
            ))}
          </div>
          <ContactChannels labels={{ call, write }} />
        </div>
        <ContactPanel form="project" labelledBy="contact-heading" />
      </div>
    </section>
  );
}
