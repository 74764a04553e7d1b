import { writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { packageLicenses } from "@/lib/node/package-licenses";
import { readOwner } from "./owner";

/** Bundles a program of the relay and its libraries in one file, which needs nothing but Node, with their licences beside it. */
export async function bundleRelay(
  program: string,
  outfile: string,
  siteUrl?: string,
): Promise<void> {
  const owner = { ...readOwner(), isBundled: true, siteUrl };
  const { metafile } = await build({
    metafile: true,
    entryPoints: [program],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20",
    define: { BUNDLED_OWNER: JSON.stringify(owner) },
    // Some libraries are CommonJS and use names that an ES module does not have.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url), __dirname = import.meta.dirname;',
    },
  });
  const licenses = packageLicenses(metafile.inputs);
  await writeFile(outfile.replace(/\.mjs$/, ".licenses.txt"), licenses);
}
