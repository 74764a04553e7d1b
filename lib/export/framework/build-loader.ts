import { build } from "esbuild";
import { copy } from "@/lib/content/load";

const entry = "lib/export/framework/loader/loader.ts";

/** The code of the loader that is inserted into every page. */
export async function buildLoader(basePath: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    define: {
      SCRIPTS: JSON.stringify(`${basePath}/_next/static/`),
      LOADING: JSON.stringify(copy.loading),
    },
    // Used instead of tsconfig.json, which would also add "use strict".
    tsconfigRaw: {},
    alias: { "@": "." },
  });
  const text = result.outputFiles[0]?.text.trim();
  if (!text) throw new Error(`${entry} came out empty.`);
  return text;
}
