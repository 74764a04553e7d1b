import { surfacesOnMarigold } from "@/lib/assets/disc-surfaces";
import type { DiscName, IconName, Surface } from "@/lib/content/enums";
import {
  aboutUs,
  contactUs,
  home,
  landingPages,
  services,
  site,
} from "@/lib/content/load";
import { plainText } from "@/lib/content/rich-text";

/** A round picture of a card: one of the drawings, or an icon on a surface. */
export type Bead = { disc: DiscName } | { icon: IconName; surface: Surface };

export type Card = {
  brand: string;
  /** Without one, the card has the colours of the page itself. */
  surface?: Surface;
  title: string;
  line?: string | undefined;
  beads: Bead[];
};

/** The home page's card: each word of the tagline runs into a track, as on the page. */
export type TaglineCard = { rows: { word: string; beads: Bead[] }[] };

/**
 * What each social card shows, taken from the content of its page.
 * @param drawable whether the fonts of the cards have every character of a text. Another text of the site takes the
 * place of one that they lack: a card is never without words.
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
    beads,
  });
  const headCard = (
    { heading, lead, discs }: typeof aboutUs | typeof contactUs,
    surface: Surface,
  ) => card(surface, heading, plainText(lead), beadsOf(discs));
  const [firstTrack = []] = home.hero.tracks;
  const plain = card(undefined, site.tagline, undefined, beadsOf(firstTrack));
  const surfaces = surfacesOnMarigold(
    services.services.map((service) => service.iconSurface),
  );
  const landingCards = landingPages.map(
    ({ id, content: { surface, banner, services, contact } }) => {
      const icons = services.cards.map(({ icon, iconSurface }) => ({
        icon,
        surface: iconSurface,
      }));
      const beads = [...icons, ...beadsOf(contact.discs)];
      return [id, card(surface, banner.heading, banner.tag, beads)] as const;
    },
  );
  return {
    default: plain,
    home: taglineCard(drawable) ?? plain,
    services: card(
      "marigold",
      services.heading,
      home.services.heading,
      services.services.map(({ icon, iconSurface }, index) => ({
        icon,
        surface: surfaces[index] ?? iconSurface,
      })),
    ),
    "about-us": headCard(aboutUs, "leaf"),
    "contact-us": headCard(contactUs, "sky"),
    ...Object.fromEntries(landingCards),
  };
}

/** Only a tagline of one short word a track fits; any other gets the plain card. */
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
      beads: beadsOf(home.hero.tracks[row] ?? []),
    })),
  };
}

function beadsOf(discs: DiscName[]): Bead[] {
  return discs.map((disc) => ({ disc }));
}
