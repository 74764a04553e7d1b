import { makePictures } from "./make";

/** `npm run images`: also the first step of `npm run build` and `npm run dev`. */
async function run() {
  const started = performance.now();
  try {
    const { made, kept, removed } = await makePictures(process.cwd());
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Pictures: ${made.length} made, ${kept.length} up to date, ${removed.length} old files removed (${seconds} s).`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

void run();
