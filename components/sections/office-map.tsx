import { Glyph } from "@/components/media/icon";
import { Picture } from "@/components/media/picture";
import type { ContactUsPage, SiteContent } from "@/lib/content/types";
import styles from "./office-map.module.css";

export function OfficeMap({
  content,
  site,
  newTab,
}: {
  content: NonNullable<ContactUsPage["map"]>;
  site: SiteContent;
  newTab: string;
}) {
  return (
    <div className={styles.map}>
      <Picture {...content.image} frame="map" className={styles.picture} />
      <div className={styles.card} data-surface="card">
        <b>{site.brand}</b>
        <address>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {site.directions && (
          <p>
            <a
              className="text-link"
              href={site.directions}
              target="_blank"
              rel="noopener"
            >
              {content.directions}
              <span className="visually-hidden"> {newTab}</span>
              <Glyph name="arrow-up-right" />
            </a>
          </p>
        )}
        <p className="soft">{content.caption}</p>
      </div>
    </div>
  );
}
