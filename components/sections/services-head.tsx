import { IconDisc } from "@/components/media/disc";
import { groundsOnMarigold } from "@/components/media/disc-surfaces";
import type { ServicesPage } from "@/lib/content/types";
import { PageHead, pageHeadTrack } from "./page-head";
import styles from "./services-head.module.css";

/** The head of the services page; each disc of its track leads to one service further down. */
export function ServicesHead({ content }: { content: ServicesPage }) {
  const discs = groundsOnMarigold(content.services);
  return (
    <PageHead ground="marigold" heading={content.heading} lead={content.lead}>
      <nav
        className={`${pageHeadTrack} ${styles.index}`}
        aria-label={content.navName}
      >
        {content.services.map((service, index) => (
          <a
            key={service.id}
            href={`#${service.id}`}
            aria-label={service.title}
          >
            <IconDisc
              icon={service.icon}
              ground={discs[index] ?? service.ground}
              className={styles.disc}
            />
          </a>
        ))}
      </nav>
    </PageHead>
  );
}
