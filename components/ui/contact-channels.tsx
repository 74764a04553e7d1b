import { PlainDisc } from "@/components/media/disc";
import { Glyph } from "@/components/media/icon";
import { NoWrap } from "@/components/ui/no-wrap";
import type { ContactUsPage, SiteContent } from "@/lib/content/types";
import styles from "./contact-channels.module.css";

type Labels = ContactUsPage["channels"];

/** Phone, e-mail and office as capsules. The label says when or how; without one for visits, the office is left out. */
export function ContactChannels({
  site,
  labels,
}: {
  site: SiteContent;
  labels: Omit<Labels, "visit"> & Partial<Labels>;
}) {
  return (
    <ul className={`stack ${styles.channels}`}>
      <li>
        <a className="edge" href={`tel:${site.phone.link}`}>
          <PlainDisc surface="madder" className={styles.disc}>
            <Glyph name="phone" />
          </PlainDisc>
          <span>
            <small>
              <NoWrap text={labels.call} />
            </small>
            {site.phone.shown}
          </span>
        </a>
      </li>
      <li>
        <a className="edge" href={`mailto:${site.email}`}>
          <PlainDisc surface="neel" className={styles.disc}>
            <Glyph name="envelope" />
          </PlainDisc>
          <span>
            <small>{labels.write}</small>
            {site.email}
          </span>
        </a>
      </li>
      {labels.visit && (
        <li>
          <div className="edge">
            <PlainDisc surface="leaf" className={styles.disc}>
              <Glyph name="map-pin" />
            </PlainDisc>
            <span>
              <small>{labels.visit}</small>
              {site.location}
            </span>
          </div>
        </li>
      )}
    </ul>
  );
}
