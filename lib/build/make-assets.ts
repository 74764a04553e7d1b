import { makeIcons } from "./icons/make-icons";
import { makePictures } from "./images/make";
import type { Outcome } from "./make-files";
import { makeSocialCards } from "./social-cards/make-cards";

/** `npm run images`: pictures, social cards and icons. The first step of `npm run build` and `npm run dev`. */
async function run() {
  const root = process.cwd();
  for (const [kind, make] of [
    ["Pictures", makePictures],
    ["Social cards", makeSocialCards],
    ["Icons", makeIcons],
  ] as const) {
    const started = performance.now();
    report(kind, await make(root), performance.now() - started);
  }
}

function report(kind: string, outcome: Outcome, milliseconds: number) {
  const { made, kept, removed } = outcome;
  console.log(
    `${kind}: ${made.length} made, ${kept.length} up to date, ${removed.length} old files removed (${(milliseconds / 1000).toFixed(1)} s).`,
  );
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
