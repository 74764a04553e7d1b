import { IconDisc } from "@/components/media/disc";
import { Glyph } from "@/components/media/icon";
import { NoWrap } from "@/components/ui/no-wrap";
import { RichText } from "@/components/ui/rich-text";
import { SectionHead } from "@/components/ui/section-head";
import { pagePath } from "@/lib/content/pages";
import type { HomePage, ServicesPage } from "@/lib/content/types";
import { href } from "@/lib/site/with-base-path";
import styles from "./services-overview.module.css";

/** All services as capsules, large ones if a cost is named. Each is a link to the full description of the service. */
export function ServicesOverview({
  content,
  services,
  newTab,
}: {
  content: HomePage["services"];
  services: ServicesPage["services"];
  newTab: string;
}) {
  return (
    <section className="section" aria-labelledby="services-overview">
      <div className="wrap">
        <SectionHead id="services-overview" heading={content.heading}>
          <p className="lead text-links">
            <RichText text={content.lead} />{" "}
            <a href={href(content.link.href)}>{content.link.label}</a>
          </p>
        </SectionHead>
        <ul className={`quarters ${styles.pills}`}>
          {services.map((service) => {
            const external = service.productLink?.href;
            const target =
              external ??
              service.landingPageLink?.href ??
              `${pagePath("services")}#${service.id}`;
            return (
              <li key={service.id} data-reveal="">
                <a
                  className={`edge ${styles.pill}`}
                  data-surface={service.cost && service.surface}
                  href={href(target)}
                  {...(external && { target: "_blank", rel: "noopener" })}
                >
                  <IconDisc
                    icon={service.icon}
                    surface={service.iconSurface}
                    className={styles.disc}
                  />
                  <div className={styles.text}>
                    <h3>{service.title}</h3>
                    <NoWrap as="p" className="soft" text={service.desc} />
                    {service.cost && <NoWrap as="b" text={service.cost} />}
                  </div>
                  <span className={`circle soft ${styles.go}`}>
                    <Glyph name={external ? "arrow-up-right" : "arrow-right"} />
                  </span>
                  {external && (
                    <span className="visually-hidden"> {newTab}</span>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
        {content.prices && (
          <RichText
            as="p"
            className={`lead text-links ${styles.prices}`}
            text={content.prices}
          />
        )}
      </div>
    </section>
  );
}
