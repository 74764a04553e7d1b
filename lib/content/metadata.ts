import type { Metadata } from "next";
import * as content from "@/lib/content/load";
import {
  defaultCard,
  type notFoundPage,
  type PageId,
  type Route,
} from "@/lib/content/pages";
import { env } from "@/lib/site/env";
import { absolute, href } from "@/lib/site/with-base-path";

/** The title without the brand, for places that show the brand separately. */
export function shortTitle(title: string): string {
  return title.split(" | ")[0] ?? title;
}

/** All metadata of a page for search engines, social networks and browser tabs. */
export function pageMetadata(
  page: PageId | typeof notFoundPage | Route,
): Metadata {
  const id = typeof page === "string" ? page : page.id;
  const { title, description, socialCardAlt } = content.getMeta(id);
  const route = content.routes.find((candidate) => candidate.id === id);
  const url = route && absolute(route.path);
  const card = absolute(socialCard(id));
  const { indexable } = env;
  return {
    metadataBase: new URL(env.siteUrl),
    title,
    description,
    alternates: url ? { canonical: url } : undefined,
    // Next adds noindex to the not-found page itself.
    robots: route && { index: indexable && route.indexable, follow: indexable },
    // Next makes the tags of Twitter's large card from these too.
    openGraph: {
      type: "website",
      locale: content.locale.replace("-", "_"),
      siteName: content.site.brand,
      title: shortTitle(title),
      description,
      url,
      images: [{ url: card, width: 1200, height: 630, alt: socialCardAlt }],
    },
    icons: {
      icon: [
        { url: href("/favicon.ico"), sizes: "32x32" },
        { url: href("/favicon.svg"), type: "image/svg+xml" },
      ],
      apple: href("/apple-touch-icon.png"),
    },
    // Phone numbers are links already; iOS would restyle every number that looks like a phone number.
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export function socialCard(id: string): string {
  const { kind, card } = content.routes.find((page) => page.id === id) ?? {};
  return `/og/${card || kind === "landing" ? id : defaultCard}.png`;
}
