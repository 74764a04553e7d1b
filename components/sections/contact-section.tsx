import { ContactPanel } from "@/components/forms/contact-panel";
import { DiscPicture } from "@/components/media/disc-picture";
import { Picture } from "@/components/media/picture";
import { Lead } from "@/components/ui/rich-text";
import type { HomePage, LandingPage, SharedContent } from "@/lib/content/types";
import styles from "./contact-section.module.css";

/** The second contact form: on the home page beside a picture, at a landing page's end beside other channels. */
export function ContactSection({
  content,
  channels,
  site,
  copy,
}: SharedContent & {
  content: HomePage["contact"] | LandingPage["contact"];
  channels?: React.ReactNode;
}) {
  const home = "panel" in content ? content : undefined;
  return (
    <section
      id="contact"
      className={`section band ${styles.section}`}
      data-surface={channels ? "marigold" : "mist"}
      aria-labelledby="contact-heading"
    >
      <div className={`wrap columns split ${styles.columns}`}>
        <div className={styles.text}>
          <h2
            id="contact-heading"
            className={channels ? "h1" : undefined}
            data-reveal=""
          >
            {content.heading}
          </h2>
          <Lead>{content.lead}</Lead>
          {home && (
            <>
              <div className={styles.picture} data-picture="" data-no-print="">
                <Picture {...home.image} frame="form" />
              </div>
              {home.topics?.items.map(
                ({ label, disc }) =>
                  disc && (
                    // Script shows the one of the chosen topic in place of the picture.
                    <div
                      key={label}
                      className={`${styles.picture} ${styles.track}`}
                      data-picture={label}
                      hidden
                    >
                      <DiscPicture name={disc} />
                    </div>
                  ),
              )}
            </>
          )}
        </div>
        <ContactPanel
          site={site}
          copy={copy}
          form="project"
          labelledBy="contact-heading"
          topics={home?.topics}
          {...home?.panel}
        />
        {channels && <div className={styles.channels}>{channels}</div>}
      </div>
    </section>
  );
}
