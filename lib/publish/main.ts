/** `npm run build`. NODE_ENV, which shells and containers may set to anything, is always what the steps need. */
import { run } from "@/lib/node/run-command";

const steps = [
  "tsx lib/publish/check/main.ts",
  "tsx lib/publish/assets/main.ts",
  "next build",
  "tsx lib/publish/export/main.ts",
].join(" && ");
process.exitCode = await run(steps, {
  environment: { NODE_ENV: "production" },
});
