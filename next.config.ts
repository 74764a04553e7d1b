import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import type { NextConfig } from "next";
import { env } from "./lib/site/env";
import { onMeasure } from "./lib/site/on-measure";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

const config: NextConfig = {
  // With "export", the dev server responds with 500 for a page that was removed.
  output: process.env.NODE_ENV === "development" ? undefined : "export",
  // Skips the search for files that a server would need: no server runs, and the search takes nine seconds.
  outputFileTracingExcludes: { "*": ["**/*"] },
  basePath: env.basePath,
  // Builds of one commit must be byte-identical, in any folder; the default is a random id.
  generateBuildId: () => "site",
  // While `onMeasure` is null, the compiler removes the code that measures.
  env: { ANALYTICS: onMeasure ? "on" : "" },
  devIndicators: false,
  // With `npm run dev -- --host`, other devices open the site by an address of this machine.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap(
    (addresses = []) => addresses.map(({ address }) => address),
  ),
  // An installation for production lacks the types of the tests, which the check would need.
  typescript: { ignoreBuildErrors: !existsSync("node_modules/@types/jest") },
  experimental: {
    globalNotFound: true,
    // Each page gets only the CSS of its own components: one file for each stylesheet, none shared in another order.
    cssChunking: { type: "graph", requestCost: 0, weightDistribution: 1 },
  },
};

export default config;
