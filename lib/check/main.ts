/**
 * `npm run content:check`, and the first step of a build. With --release, or in a build that search engines can find,
 * remaining sample content is an error.
 */
import "@/lib/node/env-file";
import { isExampleHost, isReservedHost } from "@/lib/node/loopback";
import { runProgram } from "@/lib/node/run-program";
import { runCheck } from "./run-check";

await runProgram(async () => {
  // This import throws if an environment variable is malformed.
  const { env } = await import("@/lib/site/env");
  const { hostname } = new URL(env.siteUrl);
  if (env.indexable && isExampleHost(hostname))
    throw new Error(
      `NEXT_PUBLIC_SITE_URL is ${env.siteUrl}, a name for examples. With NEXT_PUBLIC_INDEXABLE=true it must be the origin of your own site.`,
    );
  const isPublic = env.indexable && !isReservedHost(hostname);
  const isRelease = process.argv.includes("--release");
  const { isRight, text } = await runCheck(isRelease || isPublic);
  if (isRight) return console.log(text);
  console.error(text);
  process.exitCode = 1;
});
