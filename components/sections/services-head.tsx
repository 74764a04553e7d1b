import { IconDisc } from "@/components/media/disc";
import { surfacesOnMarigold } from "@/lib/assets/disc-surfaces";
import type { ServicesPage } from "@/lib/content/types";
import { PageHead, pageHeadTrack } from "./page-head";
import styles from "./services-head.module.css";

/** The head of the services page; each disc of its track leads to one service further down. */
export function ServicesHead({ content }: { content: ServicesPage }) {
  const discs = surfacesOnMarigold(
    content.services.map((service) => service.iconSurface),
  );
  return (
    <PageHead surface="marigold" content={content}>
      <nav
        className={`${pageHeadTrack} ${styles.index}`}
        aria-label={content.navName}
        data-no-print=""
      >
        {content.services.map((service, index) => (
          <a
            key={service.id}
            href={`#${service.id}`}
            aria-label={service.title}
          >
            <IconDisc
              icon={service.icon}
              surface={discs[index] ?? service.iconSurface}
              className={styles.disc}
            />
            <span className={styles.name} aria-hidden="true">
              {service.title}
            </span>
          </a>
        ))}
      </nav>
    </PageHead>
  );
}
