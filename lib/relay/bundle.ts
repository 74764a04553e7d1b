/** `npm run relay:bundle`: the relay and its libraries in one file, which needs nothing but Node. */
import "@/lib/node/env-file";
import { build } from "esbuild";
import { runProgram } from "@/lib/node/run-program";
import { readOwner } from "./owner";

await runProgram(async () => {
  await build({
    entryPoints: ["lib/relay/main.ts"],
    outfile: "relay.mjs",
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@/lib/relay/dev-mailbox/*"],
    define: {
      BUNDLED_OWNER: JSON.stringify({
        ...readOwner(),
        isBundled: true,
        siteUrl: process.env.NEXT_PUBLIC_SITE_URL || undefined,
      }),
    },
    // Some libraries are CommonJS and use names that an ES module does not have.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url), __dirname = import.meta.dirname;',
    },
  });
  console.log("relay.mjs is written.");
});
