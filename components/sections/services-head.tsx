import { IconDisc } from "@/components/media/disc";
import type { Surface } from "@/lib/content/enums";
import type { ServicesPage } from "@/lib/content/types";
import { PageHead } from "./page-head";
import head from "./page-head.module.css";
import styles from "./services-head.module.css";

export function ServicesHead({
  surface,
  content,
}: {
  surface: Surface;
  content: ServicesPage;
}) {
  const other = surface === "sky" ? "mist" : "sky";
  return (
    <PageHead surface={surface} content={content}>
      <nav
        className={`${head.track} ${styles.index}`}
        aria-label={content.navName}
      >
        {content.services.map(({ id, title, icon, iconSurface }) => (
          <a key={id} href={`#${id}`} aria-label={title}>
            <IconDisc
              icon={icon}
              // A disc in the colour of the head would be invisible.
              surface={iconSurface === surface ? other : iconSurface}
              className={styles.disc}
            />
            <span className={styles.name} aria-hidden="true">
              {title}
            </span>
          </a>
        ))}
      </nav>
    </PageHead>
  );
}
