import { ContactPanel } from "@/components/forms/contact-panel";
import { SocialLinks } from "@/components/layout/social-links";
import { Badge } from "@/components/ui/badge";
import { ContactChannels } from "@/components/ui/contact-channels";
import { DiscTrack } from "@/components/ui/disc-track";
import { Lead } from "@/components/ui/rich-text";
import type { ContactUsPage, SharedContent } from "@/lib/content/types";
import styles from "./contact-hero.module.css";

export function ContactHero({
  content,
  site,
  copy,
}: SharedContent & { content: ContactUsPage }) {
  const profiles = site.social.filter(({ name }) => name !== site.chat);
  return (
    <div className={`band ${styles.hero}`} data-surface="sky" data-panel="">
      <div className={`wrap columns split ${styles.columns}`}>
        <div className={styles.text}>
          <Badge>{content.badge}</Badge>
          <h1>{content.heading}</h1>
          <Lead>{content.lead}</Lead>
          <DiscTrack discs={content.discs} />
          <ContactChannels site={site} labels={content.channels} />
        </div>
        <div>
          <ContactPanel
            site={site}
            copy={copy}
            form="question"
            heading={content.panel.heading}
          />
          {content.follow && profiles.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; these are links.
            <div
              className={`cluster ${styles.follow}`}
              role="group"
              aria-labelledby="follow"
              data-no-print=""
            >
              <h2 id="follow" className="h3">
                {content.follow}
              </h2>
              <SocialLinks links={profiles} site={site} copy={copy} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
