/** `npm run build`. NODE_ENV, which shells and containers may set to anything, is always what the steps need. */
import { run } from "./run-command";

const steps = [
  "tsx lib/check/main.ts",
  "tsx lib/assets/make-assets.ts",
  "next build",
  "tsx lib/export/build.ts",
].join(" && ");
process.exitCode = await run(steps, {
  environment: { NODE_ENV: "production" },
});
