/**
 * `npm run content:check`, and the first step of a build. With --release, or in a build that search engines can find,
 * remaining sample content is an error.
 */
import "@/lib/node/env-file";
import { isReservedHost } from "@/lib/node/loopback";
import { runProgram } from "@/lib/node/run-program";
import { runCheck } from "./run-check";

await runProgram(async () => {
  // This import throws if an environment variable is malformed.
  const { env } = await import("@/lib/site/env");
  const isPublic =
    env.indexable && !isReservedHost(new URL(env.siteUrl).hostname);
  const isRelease = process.argv.includes("--release");
  const { isRight, text } = await runCheck(isRelease || isPublic);
  if (isRight) return console.log(text);
  console.error(text);
  process.exitCode = 1;
});
