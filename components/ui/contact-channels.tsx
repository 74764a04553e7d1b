import { PlainDisc } from "@/components/media/disc";
import { Glyph } from "@/components/media/icon";
import { site } from "@/lib/content/load";
import styles from "./contact-channels.module.css";

/** Phone, e-mail and place as capsules. The label says when or how; a way without a label is left out. */
export function ContactChannels({
  labels,
}: {
  labels: { call: string; write: string; visit?: string };
}) {
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`tel:${site.phone.link}`}>
          <PlainDisc surface="madder" className={styles.disc}>
            <Glyph name="phone" />
          </PlainDisc>
          <span>
            <small>{labels.call}</small>
            {site.phone.shown}
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${site.email}`}>
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
          <div>
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
