import type { DiscName, IconName, Surface } from "@/lib/content/enums";
import {
  getContent,
  getMeta,
  home,
  landingPages,
  services,
  site,
} from "@/lib/content/load";
import {
  defaultCard,
  mainRoutes,
  type PageId,
  pages,
} from "@/lib/content/pages";
import { plainText } from "@/lib/content/rich-text";
import { shortTitle } from "@/lib/seo/metadata";

/** A round picture on a card: a drawing that fills it, or an icon on a surface. */
export type Bead = { file: string; surface?: Surface };

export type Card = {
  brand: string;
  /** Without a surface, the card has the page's own colours. */
  surface?: Surface;
  title: string;
  line?: string | undefined;
  beads: Bead[];
};

/** The home page's card: a track follows each word of the tagline. */
export type TaglineCard = { rows: { word: string; beads: Bead[] }[] };

/**
 * What each social card shows, taken from the content of its page.
 * @param drawable whether the cards' fonts have every character of a text. The brand or the e-mail domain replaces a
 * heading that they cannot draw, so every card has a heading.
 */
export function socialCards(
  drawable: (text: string) => boolean,
): Record<string, Card | TaglineCard> {
  const domain = site.email.split("@")[1] ?? "";
  const first = (...texts: string[]) => texts.find(drawable) ?? domain;
  const card = (
    surface: Surface | undefined,
    heading: string,
    text: string | undefined,
    beads: Bead[],
  ): Card => ({
    brand: first(site.brand),
    surface,
    title: first(heading, site.brand),
    line: text && drawable(text) ? text : undefined,
    // An icon on the card's own surface colour would hardly be visible.
    beads: beads.filter((bead) => !bead.surface || bead.surface !== surface),
  });
  const [firstTrack = []] = home.hero.tracks;
  const plain = card(undefined, site.tagline, undefined, discBeads(firstTrack));
  const mainCards = mainRoutes.flatMap((page) => {
    if (!page.card) return [];
    const surface = page.card === "page" ? undefined : page.card;
    const { heading, lead, discs } = getContent(
      page.id as PageId,
    ) as HeadContent;
    const title = heading ?? shortTitle(getMeta(page.id).title);
    const beads = discBeads(discs ?? firstTrack);
    return [[page.id, card(surface, title, lead && plainText(lead), beads)]];
  });
  const landingCards = landingPages.map(
    ({ id, content: { surface, banner, services, contact } }) => {
      const beads = [...iconBeads(services.cards), ...discBeads(contact.discs)];
      return [id, card(surface, banner.heading, banner.tag, beads)];
    },
  );
  return {
    [defaultCard]: plain,
    ...Object.fromEntries([...mainCards, ...landingCards]),
    home: taglineCard(drawable) ?? plain,
    services: card(
      pages.services.card,
      services.heading,
      home.services.heading,
      iconBeads(services.services),
    ),
  };
}

/** The fields of a page's content that its card shows. */
type HeadContent = { heading?: string; lead?: string; discs?: DiscName[] };

/** Undefined if the tagline does not fit the card: it needs one word of at most 13 characters for each track. */
function taglineCard(
  drawable: (text: string) => boolean,
): TaglineCard | undefined {
  if (!drawable(site.tagline)) return undefined;
  const words = site.tagline.split(" ");
  if (words.length !== home.hero.tracks.length) return undefined;
  if (words.some((word) => word.length > 13)) return undefined;
  return {
    rows: words.map((word, row) => ({
      word,
      beads: discBeads(home.hero.tracks[row] ?? []),
    })),
  };
}

function discBeads(discs: DiscName[]): Bead[] {
  return discs.map((disc) => ({ file: `components/media/discs/${disc}.svg` }));
}

function iconBeads(
  services: { icon: IconName; iconSurface: Surface }[],
): Bead[] {
  return services.map(({ icon, iconSurface }) => ({
    file: `components/media/icons/${icon}.svg`,
    surface: iconSurface,
  }));
}
