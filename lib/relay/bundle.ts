/** `npm run relay:bundle`: the relay and its libraries in one file, which needs nothing but Node. */
import { existsSync, statSync } from "node:fs";
import { build } from "esbuild";
import { explain } from "../node/explain";
import { siteDefaults } from "./site";

if (existsSync(".env")) process.loadEnvFile(".env");
const outfile = "relay.mjs";

try {
  await build({
    entryPoints: ["lib/relay/main.ts"],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20",
    define: { BUNDLED_DEFAULTS: JSON.stringify(siteDefaults(process.env)) },
    // Some libraries are CommonJS, which an ES module does not load by itself.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  console.log(`${outfile}: ${Math.round(statSync(outfile).size / 1024)} kB`);
} catch (error) {
  console.error(explain(error, "RELAY_PORT"));
  process.exitCode = 1;
}
