import { build } from "esbuild";

/** The loader as it stands in every page. */
export function buildLoader(basePath: string): Promise<string> {
  return buildScript("lib/export/framework/loader/loader.ts", {
    SCRIPTS: JSON.stringify(`${basePath}/_next/static/`),
  });
}

/** A script that runs by itself, without the framework. */
export async function buildScript(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    define,
    alias: { "@": process.cwd() },
    tsconfigRaw: {},
  });
  const text = result.outputFiles[0]?.text.trim();
  if (!text) throw new Error(`${entry} came out empty.`);
  return text;
}
