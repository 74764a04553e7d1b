/** Makes pictures, icons, social cards and the typeface's stylesheet, before `next build` and `next dev` show them. */
import "@/lib/node/env-file";
import { pictureJobs } from "@/lib/assets/pictures/make-pictures";
import { manifest } from "@/lib/assets/pictures/picture-files";
import { runProgram } from "@/lib/node/run-program";
import { relayError } from "@/lib/site/relay-error";
import { contrastErrors } from "./check-contrast";
import { fontStyles, fontStylesFile } from "./font-styles";
import { makeFiles, writeChanged } from "./make-files";
import { iconJobs } from "./make-icons";

await runProgram(async () => {
  if (!(await makeAssets())) process.exitCode = 1;
});

/** Resolves with whether all texts of the design can be read. */
async function makeAssets(): Promise<boolean> {
  // These throw where a variable is malformed or the content has an error, so only now.
  const { env } = await import("@/lib/site/env");
  const cannotSend = env.indexable && relayError(env);
  if (cannotSend) throw new Error(cannotSend);
  const { values } = await import("@/lib/content/load");
  writeChanged(fontStylesFile, await fontStyles());
  const { discSpriteJob } = await import("./disc-sprite");
  const { cardJobs } = await import("@/lib/assets/social-cards/make-cards");
  const made = await makeFiles(process.cwd(), manifest, [
    discSpriteJob(),
    ...iconJobs(),
    ...pictureJobs(values),
    ...(await cardJobs()),
  ]);
  console.log(`Pictures, icons and social cards: ${made.length} made.`);
  const tooFaint = contrastErrors();
  for (const error of tooFaint) console.error(error);
  return tooFaint.length === 0;
}
