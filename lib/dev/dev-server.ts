import { watch } from "node:fs";
import { capture, run } from "./run-command";

/**
 * `npm run dev`: Next's dev server, with the pictures, icons and social cards made before it starts and again whenever
 * a file that they come from changes. The browser shows errors of content, so none of them stops the server.
 */
let printed = "";
let running = false;
let outdated = false;

/** One run at a time: what changes meanwhile starts another. */
async function makeAssets() {
  outdated = running;
  if (running) return;
  running = true;
  const { output } = await capture("tsx lib/assets/make-assets.ts");
  // Most changes concern no picture, and a warning is read once.
  if (output !== printed) console.log(output);
  printed = output;
  running = false;
  if (outdated) await makeAssets();
}

await makeAssets();
for (const folder of ["content", "components/media", "components/layout"])
  watch(folder, { recursive: true }, () => void makeAssets());
process.exit(await run(["next dev", ...process.argv.slice(2)].join(" ")));
