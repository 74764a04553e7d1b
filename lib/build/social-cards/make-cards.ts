import {
  type Files,
  type Job,
  makeFiles,
  type Outcome,
  oneFile,
} from "../make-files";
import { socialCards } from "./cards";
import { drawCard, missingCharacters, toPng } from "./draw-card";

/** Draws the social cards whose content, colours or drawings changed. */
export async function makeSocialCards(root: string): Promise<Outcome> {
  const jobs = new Map<string, Job<Files>>();
  for (const [id, card] of Object.entries(await readableCards())) {
    const svg = await drawCard(card);
    jobs.set(id, oneFile(`og/${id}.png`, svg, toPng));
  }
  return makeFiles(root, jobs, {
    manifest: ".cache/cards.json",
    folder: "og",
  });
}

/** A text that the fonts cannot show is left out whole: one with gaps reads as something else. */
async function readableCards() {
  const missing = await missingCharacters(JSON.stringify(socialCards()));
  const leftOut = new Set<string>();
  const cards = socialCards((text) => {
    const drawable = !missing.some((character) => text.includes(character));
    if (!drawable) leftOut.add(text);
    return drawable;
  });
  if (leftOut.size > 0)
    console.warn(
      `Social cards: their font has no ${missing.join(" ")}. These texts are left out: ${[...leftOut].map((text) => JSON.stringify(text)).join(", ")}.`,
    );
  return cards;
}
