import { report, summary } from "../content/report";
import { makeIcons } from "./icons/make-icons";
import { makePictures } from "./images/make-pictures";
import type { Outcome } from "./make-files";
import { makeSocialCards } from "./social-cards/make-cards";

/** `npm run images`: pictures, social cards and icons. The first step of `npm run build` and `npm run dev`. */
async function run() {
  const root = process.cwd();
  const pictures = await makePictures(root);
  log("Pictures", pictures);
  if (pictures.issues.length > 0)
    console.error(`${report(pictures.issues)}\n\n${summary(pictures.issues)}`);
  const cards = await makeSocialCards(root);
  log("Social cards", cards);
  const icons = await makeIcons(root);
  log("Icons", icons);
  const failed = [pictures, cards, icons].some(({ failed }) => failed.size > 0);
  if (failed) process.exitCode = 1;
}

function log(kind: string, { made, kept, removed }: Outcome) {
  console.log(
    `${kind}: ${made.length} made, ${kept.length} up to date, ${removed.length} old files removed.`,
  );
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
