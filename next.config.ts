import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { networkInterfaces } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import type { NextConfig } from "next";
import { env } from "./lib/site/env";
import { onMeasure } from "./lib/site/on-measure";
import { otherScripts } from "./lib/site/other-scripts";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";

const { resolve: find } = createRequire(resolve("package.json"));
/** Next reads nothing outside of it. By default, a lock file above makes that folder the root, and its settings count. */
let root = process.cwd();
// Packages may be in a folder above, or linked from another one.
while (!find("next/package.json").startsWith(join(root, sep))) {
  if (root === dirname(root))
    throw new Error(`node_modules is on another drive than ${process.cwd()}.`);
  root = dirname(root);
}
const hasTestTypes = find
  .paths("@types/jest")
  ?.some((folder) => existsSync(join(folder, "@types/jest")));

const trustedTypes = {
  source: "/:path*",
  headers: [
    {
      key: "Content-Security-Policy-Report-Only",
      value: "require-trusted-types-for 'script'",
    },
  ],
};

const isDev = process.env.NODE_ENV === "development";

const config: NextConfig = {
  // With "export", the dev server responds with 500 for a page that was removed.
  output: isDev ? undefined : "export",
  // Skips the search for files that a server would need: no server runs, and the search takes nine seconds.
  outputFileTracingExcludes: { "*": ["**/*"] },
  basePath: env.basePath,
  // Builds of one commit must be byte-identical, in any folder; the default is a random id.
  generateBuildId: () => "site",
  // While `onMeasure` is null, the compiler removes the code that measures, and so with an empty list of other scripts.
  env: {
    ANALYTICS: onMeasure ? "on" : "",
    OTHER_SCRIPTS: otherScripts[0] ? "on" : "",
  },
  devIndicators: false,
  ...(isDev && {
    rewrites: async () => JSON.parse(process.env.REWRITES ?? "[]"),
    // Named in the console alone: Next's own scripts need what a finished page forbids.
    headers: async () => (otherScripts[0] ? [] : [trustedTypes]),
  }),
  allowedDevOrigins: [
    // With `npm run dev -- --host`, other devices open the site by an address of this machine.
    ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address }) => address),
    ),
    // These forward a port of this machine to an address of theirs.
    ...(process.env.CODESPACES ? ["*.app.github.dev"] : []),
    ...(process.env.GITPOD_WORKSPACE_ID ? ["**.gitpod.io"] : []),
    ...(process.env.DEV_HOSTS?.match(/[\w-]+(\.[\w-]+)+/g) ?? []),
  ],
  turbopack: { root },
  // An installation for production lacks the types of the tests, which the check would need.
  typescript: { ignoreBuildErrors: !hasTestTypes },
  experimental: {
    // Nobody's Babel settings count, not even those of a folder above.
    turbopackUseBuiltinBabel: false,
    // Each page gets only the CSS of its own components: one file for each stylesheet, none shared in another order.
    cssChunking: { type: "graph", requestCost: 0, weightDistribution: 1 },
  },
};

export default config;
