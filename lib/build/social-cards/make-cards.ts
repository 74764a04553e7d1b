import { createHash } from "node:crypto";
import sharp from "sharp";
import { type Job, makeFiles, type Outcome } from "../make-files";
import { socialCards } from "./cards";
import { drawCard, missingCharacters, toPng } from "./draw-card";

/** Draws the social cards whose content, colours or drawings changed. */
export async function makeSocialCards(root: string): Promise<Outcome> {
  const cards = Object.entries(await readableCards());
  const jobs = new Map<string, Job<undefined>>();
  for (const [id, card] of cards) {
    const svg = await drawCard(card);
    jobs.set(id, {
      key: createHash("sha256")
        .update(svg + JSON.stringify(sharp.versions))
        .digest("hex"),
      make: async () => ({
        files: new Map([[`og/${id}.png`, await toPng(svg)]]),
        details: undefined,
      }),
    });
  }
  return makeFiles(root, {
    manifest: ".cache/social-cards.json",
    folder: "og",
    jobs,
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
