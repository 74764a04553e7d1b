import type { NextConfig } from "next";
// Next resolves `@/` wrongly in what it imports from here, so lib/content imports by relative paths.
import { errorPageCopy } from "./lib/content/error-page-copy";
import { env } from "./lib/env";
import { configureWebpack } from "./lib/export/framework/webpack";
import { onMeasure } from "./lib/on-measure";

// The site has no server actions, so Next encrypts nothing with this key. Without it, Next generates a new key for each
// build in a container, and the key is part of the key of webpack's cache: a build takes 29 s instead of 17.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??=
  Buffer.alloc(32).toString("base64");

const config: NextConfig = {
  // With "export", the dev server responds with 500 for a page that was removed.
  output: process.env.NODE_ENV === "development" ? undefined : "export",
  // Skips the search for files that a server would need: no server runs, and the search takes nine seconds.
  outputFileTracingExcludes: { "*": ["**/*"] },
  basePath: env.basePath,
  // Two builds of one commit must be byte-identical; the default is a random id.
  generateBuildId: () => "site",
  // While `onMeasure` is null, the compiler removes the code that measures.
  env: {
    ANALYTICS: onMeasure ? "on" : "",
    // Error pages are client code that no server component renders, so their copy is compiled in.
    ERROR_PAGE_COPY: JSON.stringify(errorPageCopy()),
  },
  devIndicators: false,
  // Each route gets only the CSS of its own components. The default joins stylesheets of several routes, in an order
  // that differs from build to build. Only webpack, which builds the site, has the option.
  experimental: {
    globalNotFound: true,
    ...(!process.env.TURBOPACK && { cssChunking: false }),
  },
  webpack(config) {
    configureWebpack(config);
    return config;
  },
  // Next starts no dev server if there are settings for webpack and none for Turbopack.
  turbopack: {},
};

export default config;
