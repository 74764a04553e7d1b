/** Makes pictures, icons and social cards: a step of `npm run build` and `npm run dev`, after the content check. */

import { pictureJobs } from "@/lib/assets/pictures/make-pictures";
import { manifest } from "@/lib/assets/pictures/picture-files";
import { cardJobs } from "@/lib/assets/social-cards/make-cards";
import { validated } from "@/lib/content/load";
import { contrastErrors } from "./check-contrast";
import { discSprite } from "./disc-sprite";
import { makeFiles, oneFile } from "./make-files";
import { iconJobs } from "./make-icons";

try {
  const { file, svg } = discSprite();
  const made = await makeFiles(process.cwd(), manifest, [
    oneFile(`img/${file}`, svg, async (text) => Buffer.from(text)),
    ...iconJobs(),
    ...pictureJobs(validated.values),
    ...(await cardJobs()),
  ]);
  console.log(`Pictures, icons and social cards: ${made.length} made.`);
  const tooFaint = contrastErrors();
  for (const error of tooFaint) console.error(error);
  if (tooFaint.length > 0) process.exitCode = 1;
} catch (error) {
  // Such as a logo that cannot be drawn: one line for people instead of a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
