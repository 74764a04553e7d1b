import { getMeta, getRoute, locale, services, site } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import type { Service } from "@/lib/content/types";
import { absolute } from "@/lib/site/with-base-path";
import { shortTitle, socialCard } from "./metadata";

type Node = { "@type": string; "@id": string } & Record<string, unknown>;
type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

/**
 * A page's content as JSON-LD. Every node has the same id on all pages, so that all pages form one graph.
 * It has no ratings and no reviews: search engines do not accept a company's reviews on its own site.
 */
export function structuredData(id: string): Graph {
  const own = landingService(id);
  const shown = id === "services" ? services.services : own ? [own] : [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(),
      website(),
      webPage(id, own),
      ...(id === "home" ? [] : [breadcrumbs(id)]),
      ...shown.map(service),
    ],
  };
}

function organization(): Node {
  const street = site.address.filter((line) => !line.includes(site.postalCode));
  return {
    "@type": "Organization",
    "@id": siteId("organization"),
    name: site.brand,
    slogan: site.tagline,
    url: absolute("/"),
    logo: {
      "@type": "ImageObject",
      url: absolute("/icon-512.png"),
      width: 512,
      height: 512,
    },
    email: site.email,
    telephone: site.phone.link,
    address: {
      "@type": "PostalAddress",
      streetAddress: (street.length > 0 ? street : site.address).join(", "),
      addressLocality: site.city,
      postalCode: site.postalCode,
      addressCountry: site.countryCode,
    },
    sameAs: site.social.flatMap(({ name, url }) =>
      name === site.chat ? [] : url,
    ),
  };
}

function website(): Node {
  return {
    "@type": "WebSite",
    "@id": siteId("website"),
    url: absolute("/"),
    name: site.brand,
    inLanguage: locale,
    publisher: { "@id": siteId("organization") },
  };
}

function webPage(id: string, own: Service | undefined): Node {
  const { title, description, updated, socialCardAlt } = getMeta(id);
  const url = pageUrl(id);
  return {
    "@type": getRoute(id).schemaType ?? "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: locale,
    dateModified: updated,
    isPartOf: { "@id": siteId("website") },
    about: { "@id": siteId("organization") },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: absolute(socialCard(id)),
      caption: socialCardAlt,
    },
    ...(id !== "home" && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
    ...(own && { mainEntity: { "@id": serviceId(own) } }),
  };
}

function breadcrumbs(id: string): Node {
  const url = pageUrl(id);
  const name =
    getRoute(id).navLabel ??
    landingService(id)?.title ??
    shortTitle(getMeta(id).title);
  const home = { name: getRoute("home").navLabel, item: absolute("/") };
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumb`,
    itemListElement: [home, { name, item: url }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}

function service(entry: Service): Node {
  const page = entry.landingPageLink ?? entry.productLink;
  return {
    "@type": "Service",
    "@id": serviceId(entry),
    name: entry.title,
    description: entry.desc,
    serviceType: entry.title,
    provider: { "@id": siteId("organization") },
    areaServed: site.countryCode,
    url: page ? absolute(page.href) : serviceId(entry),
  };
}

/** The service that a landing page is about. */
function landingService(id: string): Service | undefined {
  return services.services.find(
    (entry) => entry.landingPageLink?.href === getRoute(id).path,
  );
}

function siteId(node: "organization" | "website"): string {
  return `${absolute("/")}#${node}`;
}

function pageUrl(id: string): string {
  return absolute(getRoute(id).path);
}

/** The id of a service's node, which is also its URL on the services page. */
function serviceId(entry: Service): string {
  return `${absolute(pagePath("services"))}#${entry.id}`;
}
