import { ContactPanel } from "@/components/forms/contact-panel";
import { Disc } from "@/components/media/disc";
import { ContactChannels } from "@/components/ui/contact-channels";
import type {
  ContactUsPage,
  Interface,
  LandingPage,
  Site,
} from "@/lib/content/types";
import styles from "./landing-contact-section.module.css";

/** The end of a landing page: the form, and two other channels. */
export function LandingContactSection({
  content,
  channels: { call, write },
  site,
  ui,
}: {
  content: LandingPage["contact"];
  site: Site;
  ui: Interface;
  channels: ContactUsPage["channels"];
}) {
  return (
    <section
      id="contact"
      className={`section band ${styles.section}`}
      data-surface="marigold"
      aria-labelledby="contact-heading"
    >
      <div className={`wrap columns split ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="contact-heading" className="h1" data-reveal="">
            {content.heading}
          </h2>
          <p className="lead">{content.lead}</p>
          <div className={styles.track} aria-hidden="true" data-no-print="">
            {content.discs.map((name) => (
              <Disc key={name} name={name} />
            ))}
          </div>
          <ContactChannels site={site} labels={{ call, write }} />
        </div>
        <ContactPanel
          site={site}
          ui={ui}
          form="project"
          labelledBy="contact-heading"
        />
      </div>
    </section>
  );
}
