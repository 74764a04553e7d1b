/** `npm run content:check`, and the first step of a build. */
import "@/lib/node/env-file";
import { runProgram } from "@/lib/node/run-program";
import { isRelease } from "./release";
import { runCheck } from "./run-check";

await runProgram(async () => {
  // This import throws if an environment variable is malformed.
  const { env } = await import("@/lib/site/env");
  const { isRight, text } = await runCheck(isRelease(process.argv, env));
  if (isRight) return console.log(text);
  console.error(text);
  process.exitCode = 1;
});
