import { surfacesOnMarigold } from "@/components/media/disc-surfaces";
import type { Surface } from "@/lib/content/enums";
import {
  aboutUs,
  contactUs,
  home,
  landingPages,
  services,
  site,
} from "@/lib/content/load";
import type { LandingPage } from "@/lib/content/types";
import type { LandingId, RouteId } from "@/lib/routes";
import type { Bead } from "./drawings";

export type Card = {
  brand: string;
  surface: Surface | "paper";
  title: string;
  line?: string;
  beads: Bead[];
};

/** The home page's card: each word of the tagline runs into a track, as on the page. */
export type TaglineCard = { rows: { word: string; beads: Bead[] }[] };

export type CardId = Exclude<RouteId, "thankyou"> | "default";

/** What each social card shows, taken from the content of its page. */
export function socialCards(): Record<CardId, Card | TaglineCard> {
  const { brand, tagline } = site;
  const [firstTrack = []] = home.hero.tracks;
  const surfaces = surfacesOnMarigold(
    services.services.map((service) => service.iconSurface),
  );
  const plain: Card = {
    brand,
    surface: "paper",
    title: tagline,
    beads: firstTrack.map((disc) => ({ disc })),
  };
  const landingCards = Object.fromEntries(
    Object.entries(landingPages).map(([id, page]) => [id, landingCard(page)]),
  ) as Record<LandingId, Card>;
  return {
    default: plain,
    home: taglineCard() ?? plain,
    services: {
      brand,
      surface: "marigold",
      title: services.heading,
      line: home.services.heading,
      beads: services.services.map(({ icon, iconSurface }, index) => ({
        icon,
        surface: surfaces[index] ?? iconSurface,
      })),
    },
    "about-us": {
      brand,
      surface: "leaf",
      title: aboutUs.heading,
      line: aboutUs.lead,
      beads: aboutUs.discs.map((disc) => ({ disc })),
    },
    "contact-us": {
      brand,
      surface: "sky",
      title: contactUs.heading,
      line: contactUs.lead,
      beads: contactUs.discs.map((disc) => ({ disc })),
    },
    ...landingCards,
  };
}

function landingCard({
  surface,
  banner,
  services: { cards },
  contact,
}: LandingPage): Card {
  return {
    brand: site.brand,
    surface,
    title: banner.heading,
    line: banner.tag,
    beads: [
      ...cards.map(({ icon, iconSurface }) => ({ icon, surface: iconSurface })),
      ...contact.discs.map((disc) => ({ disc })),
    ],
  };
}

/** Only a tagline of one short word a track fits; any other gets the plain card. */
function taglineCard(): TaglineCard | undefined {
  const words = site.tagline.split(" ");
  if (words.length !== home.hero.tracks.length) return undefined;
  if (words.some((word) => word.length > 13)) return undefined;
  return {
    rows: words.map((word, row) => ({
      word,
      beads: (home.hero.tracks[row] ?? []).map((disc) => ({ disc })),
    })),
  };
}
