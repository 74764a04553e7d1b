import type { DiscName, IconName, Surface } from "@/lib/content/enums";
import {
  getContent,
  getMeta,
  home,
  landingPages,
  site,
} from "@/lib/content/load";
import { shortTitle } from "@/lib/content/metadata";
import { defaultCard, mainRoutes, type pages } from "@/lib/content/pages";
import { plainText } from "@/lib/content/rich-text";

/** A round picture on a card: a drawing that fills it, or an icon on a surface. */
export type Disc = { file: string; surface?: Surface };

export type Card = {
  brand: string;
  /** Without a surface, the card has the page's own colours. */
  surface?: Surface;
  title: string;
  line?: string | undefined;
  discs: Disc[];
};

/**
 * What each social card shows, taken from the content of its page.
 * @param drawable whether the cards' fonts have every character of a text. The brand or the e-mail domain replaces a
 * heading that they cannot draw, so every card has a heading.
 */
export function socialCards(
  drawable: (text: string) => boolean,
): Record<string, Card> {
  const domain = site.email.split("@")[1] ?? "";
  const first = (...texts: string[]) =>
    texts.map(withoutVowelSigns).find(drawable) ?? domain;
  const card = (
    surface: Surface | undefined,
    heading: string,
    text: string | undefined,
    discs: Disc[],
  ): Card => ({
    brand: first(site.brand),
    surface,
    title: first(heading, site.brand),
    line: text && first(text, ""),
    // An icon on the card's own surface colour would hardly be visible.
    discs: discs.filter((disc) => !disc.surface || disc.surface !== surface),
  });
  const [firstTrack] = home.hero.tracks;
  const plain = card(undefined, site.tagline, undefined, drawings(firstTrack));
  const mainCards = mainRoutes.flatMap(({ id, card: surface }) => {
    if (!surface) return [];
    const content = getContent(id as keyof typeof pages) as HeadContent;
    const { heading, lead, services } = content;
    const title = heading ?? shortTitle(getMeta(id).title);
    const discs = drawings(content.discs ?? firstTrack);
    const shown = services ? icons(services) : discs;
    return [[id, card(surface, title, lead && plainText(lead), shown)]];
  });
  const landingCards = landingPages.map(
    ({ id, content: { surface, banner, services, contact } }) => {
      const discs = [...icons(services.cards), ...drawings(contact.discs)];
      return [id, card(surface, banner.heading, banner.tag, discs)];
    },
  );
  return Object.fromEntries([
    [defaultCard, plain],
    ...mainCards,
    ...landingCards,
  ]);
}

type Service = { icon: IconName; iconSurface: Surface };

/** The fields of a page's content that its card shows. */
type HeadContent = {
  heading?: string;
  lead?: string;
  discs?: DiscName[];
  services?: Service[];
};

/** Satori misplaces the vowel signs of Arabic and Hebrew, which texts can do without. A letter's own mark is part of it. */
function withoutVowelSigns(text: string): string {
  const sign = /(?=[\p{scx=Arab}\p{scx=Hebr}])\p{M}/gu;
  return text.normalize("NFC").replace(sign, "");
}

function drawings(discs: DiscName[] = []): Disc[] {
  return discs.map((disc) => ({
    file: `content/brand/drawings/discs/${disc}.svg`,
  }));
}

function icons(services: Service[]): Disc[] {
  return services.map(({ icon, iconSurface }) => ({
    file: `content/brand/drawings/icons/${icon}.svg`,
    surface: iconSurface,
  }));
}
