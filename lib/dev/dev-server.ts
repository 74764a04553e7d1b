import { existsSync, writeFileSync } from "node:fs";
import { watch } from "chokidar";
import { colorStylesFile } from "@/lib/content/brand/colors";
import { mainRoutes } from "@/lib/content/pages";
import { manifest } from "@/lib/content/pictures/picture-files";
import { capture, run } from "@/lib/node/run-command";
import { fontStylesFile } from "@/lib/publish/assets/font-styles";
import { runCheck } from "@/lib/publish/check/run-check";

/**
 * `npm run dev`: Next's dev server. The content is checked, and pictures, icons and social cards are made, before it
 * starts and whenever a file that they come from changes. The browser shows errors of content, so none stops the server.
 * Only this machine reaches it, unless it is started with `-- --host`.
 */
async function refresh() {
  await checkContent();
  if (isRight) await makeAssets();
}

let isRight = false;
const given = process.argv.slice(2);

const checkContent = oneAtATime(async () => {
  // A file may be gone when it is read. Its change starts another check.
  const result = await runCheck(false).catch(({ message }: Error) => ({
    isRight: false,
    text: message,
  }));
  isRight = result.isRight;
  return result.text;
});

const makeAssets = oneAtATime(async () => {
  const { output } = await capture("tsx lib/publish/assets/main.ts");
  return output;
});

/** A function that does `work` and prints its text: what changes meanwhile starts it anew. */
function oneAtATime(work: () => Promise<string>) {
  let running: Promise<void> | undefined;
  let outdated = false;
  let printed = "";
  async function workWhileOutdated() {
    do {
      outdated = false;
      const text = await work();
      // A warning is read once.
      if (text !== printed) console.log(text);
      printed = text;
    } while (outdated);
    running = undefined;
  }
  return () => {
    outdated = true;
    running ??= workWhileOutdated();
    return running;
  };
}

// Nothing is published from here, whatever .env says.
process.env.NEXT_PUBLIC_INDEXABLE = "false";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";
await checkContent();
// The first time may take minutes, and says so.
if (isRight) await run("tsx lib/publish/assets/main.ts");
// The assets make them too, but not while the content of a fresh clone has an error.
if (!existsSync(manifest)) writeFileSync(manifest, "{}");
for (const file of [colorStylesFile, fontStylesFile])
  if (!existsSync(file)) writeFileSync(file, "");
watch("content", {
  ignoreInitial: true,
  // Editors write in place, so a file that is empty or cut may be on its way.
  awaitWriteFinish: { stabilityThreshold: 200, pollInterval: 50 },
}).on("all", () => void refresh());
const reach = given.includes("--host") ? [] : ["--hostname localhost"];
const options = [...reach, ...given.filter((option) => option !== "--host")];
// Next has each main page at the path of its folder, which has the name of the page's id, and compares encoded paths.
const REWRITES = JSON.stringify(
  mainRoutes
    .filter(({ path }) => path !== "/")
    .map(({ id, path }) => ({
      source: encodeURI(path),
      destination: `/${id}`,
    })),
);
const environment = { NODE_ENV: "development", REWRITES };
// With Fast Refresh on the server, Next keeps the old content of a page that no browser has open.
const next = ["next dev --no-server-fast-refresh", ...options].join(" ");
process.exit(await run(next, { environment }));
