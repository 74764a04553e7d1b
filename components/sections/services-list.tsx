import { BeadList } from "@/components/ui/bead-list";
import { ButtonLink } from "@/components/ui/button";
import { DisclosureMark } from "@/components/ui/disclosure-mark";
import { Unbroken } from "@/components/ui/unbroken";
import type { Service, ServicesPage } from "@/lib/content/types";
import { href } from "@/lib/with-base-path";
import { ServiceTrack } from "./service-track";
import styles from "./services-list.module.css";

/** Every service as a word and a track, with what it includes behind a disclosure. The first one is open. */
export function ServicesList({
  content,
  newTab,
}: {
  content: ServicesPage;
  newTab: string;
}) {
  return content.services.map((service, index) => (
    <ServiceRow
      key={service.id}
      service={service}
      labels={content.labels}
      open={index === 0}
      newTab={newTab}
    />
  ));
}

function ServiceRow({
  service,
  labels,
  open,
  newTab,
}: {
  service: Service;
  labels: ServicesPage["labels"];
  open: boolean;
  newTab: string;
}) {
  const { get, fit } = service.detailContent;
  return (
    <article
      id={service.id}
      className={styles.service}
      data-surface={service.surface}
      aria-labelledby={`${service.id}-title`}
    >
      <ServiceTrack service={service} headingId={`${service.id}-title`} />
      <div className={`wrap columns ${styles.under}`}>
        <p className={styles.short}>
          <Unbroken text={service.desc} />
        </p>
        <div className={styles.more}>
          <details open={open}>
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
                  <Unbroken text={fit} />
                </p>
              </div>
            </div>
          </details>
          <div className={styles.controls} data-label={labels.included}>
            <ServiceLink service={service} newTab={newTab} />
          </div>
        </div>
      </div>
    </article>
  );
}

function ServiceLink({
  service: { landingPageLink, productLink },
  newTab,
}: {
  service: Service;
  newTab: string;
}) {
  const link = productLink ?? landingPageLink;
  return (
    link && (
      <ButtonLink
        href={href(link.href)}
        newTab={productLink && newTab}
        className={styles.link}
      >
        {link.label}
      </ButtonLink>
    )
  );
}
