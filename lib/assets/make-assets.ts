import { printIssues, summary } from "../content/print-issues";
import { contrastErrors } from "./check-contrast";
import { discSprite } from "./disc-sprite";
import { type FileResult, oneFile } from "./make-files";
import { iconJobs } from "./make-icons";
import { makePictures } from "./pictures/make-pictures";

/** Makes pictures, icons and social cards: a step of `npm run build` and `npm run dev`. */
async function run(root: string) {
  const sprite = oneFile(
    `img/${discSprite.file}`,
    discSprite.svg,
    async (svg) => Buffer.from(svg),
  );
  const pictures = await makePictures(root, [sprite, ...iconJobs()]);
  const { issues } = pictures;
  log("Pictures and icons", pictures);
  if (issues.length > 0)
    console.error(`${printIssues(issues)}\n\n${summary(issues)}`);
  const tooFaint = contrastErrors();
  for (const error of tooFaint) console.error(error);
  // Last: content with an error stops here.
  const { makeSocialCards } = await import("./social-cards/make-cards");
  const cards = await makeSocialCards(root);
  log("Social cards", cards);
  if (
    tooFaint.length + issues.length + pictures.failed.size + cards.failed.size >
    0
  )
    process.exitCode = 1;
}

function log(kind: string, { made, failed }: FileResult) {
  console.log(`${kind}: ${made.length} made.`);
  for (const [id, { message }] of failed) console.error(`${id}: ${message}`);
}

run(process.cwd()).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
