import { Discs, IconDisc } from "@/components/media/disc";
import { BeadList } from "@/components/ui/bead-list";
import { ButtonLink } from "@/components/ui/button";
import { DisclosureMark } from "@/components/ui/disclosure-mark";
import { NoWrap } from "@/components/ui/no-wrap";
import type { ServicesPage } from "@/lib/content/types";
import { href } from "@/lib/with-base-path";
import styles from "./services-list.module.css";

/** Every service as a word and a track, with what it includes behind a disclosure. The first one is open. */
export function ServicesList({
  content: { services, labels },
  newTab,
}: {
  content: ServicesPage;
  newTab: string;
}) {
  return services.map((service, index) => {
    const { get, fit } = service.detailContent;
    const link = service.productLink ?? service.landingPageLink;
    return (
      <article
        key={service.id}
        id={service.id}
        className={styles.service}
        data-surface={service.surface}
        aria-labelledby={`${service.id}-title`}
      >
        <div className={styles.row} data-reveal="">
          <h2 id={`${service.id}-title`}>{service.title}</h2>
          <div className={styles.track} aria-hidden="true" data-no-print="">
            <IconDisc
              icon={service.icon}
              surface={service.iconSurface}
              className={styles.bead}
            />
            <div className={styles.things}>
              <Discs names={service.discs} className={styles.thing} />
            </div>
          </div>
        </div>
        <div className={`wrap columns ${styles.under}`}>
          <p className={`soft ${styles.short}`}>
            <NoWrap text={service.desc} />
          </p>
          <div className={styles.more}>
            <details open={index === 0}>
              <summary className={`edge ${styles.summary}`} data-no-print="">
                {labels.included}
                <span className="visually-hidden">: {service.title}</span>
                <DisclosureMark />
              </summary>
              <div className={`columns split ${styles.detail}`}>
                <div>
                  <h3>{labels.get}</h3>
                  <BeadList items={get} columns />
                </div>
                <div>
                  <h3>{labels.fit}</h3>
                  <p>
                    <NoWrap text={fit} />
                  </p>
                </div>
              </div>
            </details>
            <div className={styles.controls} data-label={labels.included}>
              {link && (
                <ButtonLink
                  href={href(link.href)}
                  newTab={service.productLink && newTab}
                >
                  {link.label}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </article>
    );
  });
}
