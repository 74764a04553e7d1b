import { Discs, IconDisc } from "@/components/media/disc";
import { Glyph } from "@/components/media/icon";
import { BeadList } from "@/components/ui/bead-list";
import { DisclosureMark } from "@/components/ui/disclosure-mark";
import { NewTab } from "@/components/ui/new-tab";
import { NoWrap } from "@/components/ui/no-wrap";
import type { ServicesPage } from "@/lib/content/types";
import { href } from "@/lib/with-base-path";
import styles from "./services-list.module.css";

/** Each service as a row, with its track and details in a disclosure. The first disclosure is open. */
export function ServicesList({
  content: { services, labels },
  newTab,
}: {
  content: ServicesPage;
  newTab: string;
}) {
  return services.map((service, index) => {
    const { get, fit } = service.detailContent;
    const external = service.productLink;
    const link = external ?? service.landingPageLink;
    return (
      <article
        key={service.id}
        id={service.id}
        className={styles.service}
        data-surface={service.surface}
        aria-labelledby={`${service.id}-title`}
      >
        <div className={`wrap columns ${styles.row}`} data-reveal="">
          <h2 id={`${service.id}-title`}>{service.title}</h2>
          <div>
            <p className="soft">
              <NoWrap text={service.desc} />
            </p>
            {link && (
              <a
                className="text-link"
                href={href(link.href)}
                {...(external && { target: "_blank", rel: "noopener" })}
              >
                {link.label}
                {external && <NewTab>{newTab}</NewTab>}
                <Glyph name={external ? "arrow-up-right" : "arrow-right"} />
              </a>
            )}
          </div>
        </div>
        <details open={index === 0}>
          <summary className={styles.summary} data-no-print="">
            {labels.included}
            <span className="visually-hidden">: {service.title}</span>
            <DisclosureMark />
          </summary>
          <div className={styles.track} aria-hidden="true" data-no-print="">
            <IconDisc icon={service.icon} surface={service.iconSurface} />
            <div className={styles.smallDiscs}>
              <Discs names={service.discs} />
            </div>
          </div>
          <div className={`wrap columns split ${styles.detail}`}>
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
      </article>
    );
  });
}
