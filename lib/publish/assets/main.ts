/** Makes pictures, icons, social cards and the stylesheets of the brand, before `next build` and `next dev` show them. */
import "@/lib/node/env-file";
import { colorStylesFile, readColorSheet } from "@/lib/content/brand/colors";
import { manifest } from "@/lib/content/pictures/picture-files";
import { runProgram } from "@/lib/node/run-program";
import { writeChanged } from "@/lib/node/write-whole";
import { pictureJobs } from "@/lib/publish/assets/make-pictures";
import { relayError } from "@/lib/site/relay-error";
import { fontStyles, fontStylesFile } from "./font-styles";
import { makeFiles } from "./make-files";
import { iconJobs } from "./make-icons";

await runProgram(makeAssets);

async function makeAssets(): Promise<void> {
  // These throw where a variable is malformed or the content has an error, so only now.
  const { env } = await import("@/lib/site/env");
  const cannotSend = env.indexable && relayError(env);
  if (cannotSend) throw new Error(cannotSend);
  const { values } = await import("@/lib/content/load");
  writeChanged(colorStylesFile, String(readColorSheet()));
  writeChanged(fontStylesFile, await fontStyles(JSON.stringify([...values])));
  const { discSpriteJob } = await import("./disc-sprite");
  const { cardJobs } = await import(
    "@/lib/publish/assets/social-cards/make-cards"
  );
  const made = await makeFiles(process.cwd(), manifest, [
    discSpriteJob(),
    ...iconJobs(),
    ...pictureJobs(values),
    ...(await cardJobs()),
  ]);
  console.log(`Pictures, icons and social cards: ${made.length} made.`);
}
