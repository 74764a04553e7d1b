import { Picture } from "@/components/media/picture";
import type { ContactUsPage, Site } from "@/lib/content/types";
import styles from "./office-map.module.css";

export function OfficeMap({
  content,
  site,
}: {
  content: ContactUsPage["map"];
  site: Site;
}) {
  return (
    <div className={styles.map}>
      <Picture {...content.image} sizes="100vw" className={styles.picture} />
      <div className={styles.card} data-surface="card">
        <p className={styles.brand}>{site.brand}</p>
        <address>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.caption}>{content.caption}</p>
      </div>
    </div>
  );
}
