import {
  existsSync,
  mkdirSync,
  renameSync,
  watch,
  writeFileSync,
} from "node:fs";
import { manifest } from "@/lib/assets/pictures/picture-files";
import { landingFolder } from "@/lib/content/pages";
import { capture, run } from "./run-command";

/**
 * `npm run dev`: Next's dev server. The content is checked, and pictures, icons and social cards are made, before it
 * starts and whenever a file that they come from changes. The browser shows errors of content, so none stops the server.
 */
let printed = "";
let running = false;
let outdated = false;

/** One run at a time: what changes meanwhile starts another. Pages that name what is made are drawn anew after it. */
async function refreshAssets() {
  outdated = running;
  if (running) return;
  running = true;
  const { output } = await capture("tsx lib/assets/make-assets.ts");
  // A warning is read once.
  if (output !== printed) console.log(output);
  printed = output;
  running = false;
  if (outdated) await refreshAssets();
  else noteChange();
}

/** lib/content/validated.ts imports the file, so that Next reads the content anew. */
function noteChange() {
  // In one step, since Next may read it at any moment.
  writeFileSync(".cache/content.new", String(Date.now()));
  renameSync(".cache/content.new", ".cache/content.json");
}

// Nothing is published from here, whatever .env says.
process.env.NEXT_PUBLIC_INDEXABLE = "false";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";
// The assets make them too, but not while the content of a fresh clone has an error.
mkdirSync(".cache", { recursive: true });
if (!existsSync(manifest)) writeFileSync(manifest, "{}");
await refreshAssets();
// Folder by folder: a recursive watch loses a file that an editor replaces by a new one.
for (const folder of ["content", `content/${landingFolder}`])
  watch(folder, noteChange);
watch("content", { recursive: true }, () => void refreshAssets());
process.exit(await run(["next dev", ...process.argv.slice(2)].join(" ")));
