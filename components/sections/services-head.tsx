import { IconDisc } from "@/components/media/disc";
import type { Service, ServicesPage } from "@/lib/content/schema";
import type { Ground } from "@/lib/content/vocabulary";
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

/** A marigold disc would vanish on the marigold head; it takes a ground that neither neighbour has. */
export function groundsOnMarigold(
  services: Pick<Service, "ground">[],
): Ground[] {
  const grounds: Ground[] = services.map((service) => service.ground);
  return grounds.map((ground, index) => {
    if (ground !== "marigold") return ground;
    const neighbours = [grounds[index - 1], grounds[index + 1]];
    const free = (["madder", "sky", "leaf"] as const).find(
      (candidate) => !neighbours.includes(candidate),
    );
    return free ?? "deep";
  });
}
