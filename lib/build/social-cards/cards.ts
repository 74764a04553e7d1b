import { groundsOnMarigold } from "@/components/media/disc-surfaces";
import type { Ground } from "@/lib/content/enums";
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
  ground: Ground | "paper";
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
  const grounds = groundsOnMarigold(services.services);
  const plain: Card = {
    brand,
    ground: "paper",
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
      ground: "marigold",
      title: services.heading,
      line: home.services.heading,
      beads: services.services.map(({ icon, ground }, index) => ({
        icon,
        ground: grounds[index] ?? ground,
      })),
    },
    "about-us": {
      brand,
      ground: "leaf",
      title: aboutUs.heading,
      line: aboutUs.lead,
      beads: aboutUs.discs.map((disc) => ({ disc })),
    },
    "contact-us": {
      brand,
      ground: "sky",
      title: contactUs.heading,
      line: contactUs.lead,
      beads: contactUs.discs.map((disc) => ({ disc })),
    },
    ...landingCards,
  };
}

function landingCard({
  ground,
  banner,
  services: { cards },
  contact,
}: LandingPage): Card {
  return {
    brand: site.brand,
    ground,
    title: banner.heading,
    line: banner.tag,
    beads: [
      ...cards.map(({ icon, ground }) => ({ icon, ground })),
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
