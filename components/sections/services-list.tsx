import { IconDisc } from "@/components/media/disc";
import { Glyph } from "@/components/media/icon";
import { ButtonLink } from "@/components/ui/button";
import { DisclosureMark } from "@/components/ui/disclosure-mark";
import { NoWrap } from "@/components/ui/no-wrap";
import { pagePath } from "@/lib/content/pages";
import type { ServicesPage } from "@/lib/content/types";
import { fillIn } from "@/lib/site/fill-in";
import { href } from "@/lib/site/with-base-path";
import styles from "./services-list.module.css";

/** Each service as a row, with a disclosure of what it includes. The first is open. */
export function ServicesList({
  content: { services, labels },
  newTab,
}: {
  content: ServicesPage;
  newTab: string;
}) {
  const rows = services.map((service, index) => {
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
          <h2 id={`${service.id}-title`}>
            <IconDisc icon={service.icon} surface={service.iconSurface} />
            <span>{service.title}</span>
          </h2>
          <div>
            <NoWrap as="p" className="soft" text={service.desc} />
            {link && (
              <a
                className="text-link"
                href={href(link.href)}
                {...(external && { target: "_blank", rel: "noopener" })}
              >
                {link.label}
                {external && <span className="visually-hidden"> {newTab}</span>}
                <Glyph name={external ? "arrow-up-right" : "arrow-right"} />
              </a>
            )}
          </div>
        </div>
        <details open={index === 0}>
          <summary className={styles.summary}>
            {labels.included}
            <span className="visually-hidden">: {service.title}</span>
            <DisclosureMark />
          </summary>
          <h3 className="visually-hidden">{labels.get}</h3>
          <ul className={`quarters ${styles.track}`}>
            {get.map((gain) => (
              <li key={gain}>
                <IconDisc
                  icon="check"
                  set="kolam"
                  surface={service.iconSurface}
                />
                <NoWrap as="span" text={gain} />
              </li>
            ))}
          </ul>
          <div className={`wrap cluster ${styles.fit}`}>
            <h3>{labels.fit}</h3>
            <NoWrap as="p" text={fit} />
            <ButtonLink
              href={href(
                `${pagePath("home")}?subject=${encodeURIComponent(service.title)}#contact`,
              )}
            >
              {fillIn(labels.ask, { title: service.title })}
            </ButtonLink>
          </div>
        </details>
      </article>
    );
  });
  return (
    <>
      {labels.list && (
        <h2 className={`wrap ${styles.heading}`}>{labels.list}</h2>
      )}
      {rows}
    </>
  );
}
