import type { NextConfig } from "next";
// Next resolves `@/` wrongly in what it imports from here, so lib/content and webpack.ts import by relative paths.
import { errorPageCopy } from "./lib/content/error-page-copy";
import { env } from "./lib/env";
import { configureWebpack } from "./lib/export/framework/webpack";
import { onMeasure } from "./lib/on-measure";

// Next encrypts the arguments of server actions, of which there are none. In a container it makes a new key for each
// build, and as the key is part of the compiler's cache, nothing would ever come from there.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??=
  Buffer.alloc(32).toString("base64");

const config: NextConfig = {
  // In the dev server, an export answers 500 for a page that was removed.
  output: process.env.NODE_ENV === "development" ? undefined : "export",
  // Nothing runs on a server, so nobody asks which files one would need: nine seconds of every build.
  outputFileTracingExcludes: { "*": ["**/*"] },
  basePath: env.basePath,
  // Two builds of one commit must be byte-identical; the default is a random id.
  generateBuildId: () => "site",
  // Branches that measure are compiled away while nobody has supplied a function to report to.
  env: {
    ANALYTICS: onMeasure ? "on" : "",
    // Error pages are client code and must stand alone, so their copy is compiled in instead of handed down.
    ERROR_PAGE_COPY: JSON.stringify(errorPageCopy()),
  },
  devIndicators: false,
  // Each route gets the rules of its own components and no others: the default joins sheets of several routes, and in an
  // order that differs from build to build. Only webpack, which builds the site, knows the option.
  experimental: {
    globalNotFound: true,
    ...(!process.env.TURBOPACK && { cssChunking: false }),
  },
  webpack(config) {
    configureWebpack(config);
    return config;
  },
  // The dev server runs Turbopack, which needs nothing of the above.
  turbopack: {},
};

export default config;
