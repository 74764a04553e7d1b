import { printIssues, summary } from "../content/print-issues";
import { contrastErrors } from "./check-contrast";
import { discSprite } from "./disc-sprite";
import { type FileResult, oneFile } from "./make-files";
import { makeIcons } from "./make-icons";
import { makePictures } from "./pictures/make-pictures";

/** Makes pictures, icons and social cards: a step of `npm run build` and `npm run dev`. */
async function run(root: string) {
  const sprite = oneFile(
    `img/${discSprite.file}`,
    discSprite.svg,
    async (svg) => Buffer.from(svg),
  );
  const pictures = await makePictures(root, [["discs", sprite]]);
  log("Pictures", pictures);
  if (pictures.issues.length > 0)
    console.error(
      `${printIssues(pictures.issues)}\n\n${summary(pictures.issues)}`,
    );
  const icons = await makeIcons(root);
  log("Icons", icons);
  const errors = [...contrastErrors(), ...messages(icons)];
  // Last: content with an error stops here.
  const { makeSocialCards } = await import("./social-cards/make-cards");
  const cards = await makeSocialCards(root);
  log("Social cards", cards);
  errors.push(...messages(cards));
  for (const error of errors) console.error(error);
  if (errors.length + pictures.failed.size > 0) process.exitCode = 1;
}

function log(kind: string, { made, kept, removed }: FileResult) {
  console.log(
    `${kind}: ${made.length} made, ${kept.length} up to date, ${removed.length} old files removed.`,
  );
}

function messages({ failed }: FileResult): string[] {
  return [...failed].map(([id, { message }]) => `${id}: ${message}`);
}

run(process.cwd()).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
