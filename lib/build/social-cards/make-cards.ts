import { missingCharacters } from "@/lib/content/font-files";
import {
  type Files,
  type Job,
  makeFiles,
  type Outcome,
  oneFile,
} from "../make-files";
import { socialCards } from "./cards";
import { drawCard, toPng } from "./draw-card";

/** Draws the social cards whose content, colours or drawings changed. */
export async function makeSocialCards(root: string): Promise<Outcome> {
  const jobs = new Map<string, Job<Files>>();
  // A text that the fonts cannot show is left out whole, as one with gaps reads as something else. The content check warns.
  const cards = socialCards((text) => missingCharacters(text).length === 0);
  for (const [id, card] of Object.entries(cards)) {
    const svg = await drawCard(card);
    jobs.set(id, oneFile(`og/${id}.png`, svg, toPng));
  }
  return makeFiles(root, jobs, {
    manifest: ".cache/cards.json",
    folder: "og",
  });
}
