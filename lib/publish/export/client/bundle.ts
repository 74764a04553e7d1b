import { basename, parse } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { readText } from "@/lib/node/read-text";
import type { Build } from "@/lib/publish/export/build";
import { onMeasure } from "@/lib/site/on-measure";
import { otherScripts } from "@/lib/site/other-scripts";

/** The folder of the scripts below out/. */
const scriptFolder = "_next/static/client";

/** Its imports are the code that loads later. */
const list = "components/browser/late-code.ts";

/** The oldest browsers for which the framework compiles too. */
const browsers: string[] = JSON.parse(readText("package.json")).browserslist;

const options = {
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  legalComments: "none",
  target: browsers.map((browser) =>
    browser.replace("ios_saf", "ios").replace(" ", ""),
  ),
  define: {
    "process.env.NODE_ENV": '"production"',
    "process.env.ANALYTICS": onMeasure ? '"on"' : '""',
    "process.env.OTHER_SCRIPTS": otherScripts[0] ? '"on"' : '""',
  },
  // Used instead of tsconfig.json, which would also add "use strict".
  tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
  alias: { "@": "." },
} satisfies BuildOptions;

/** Bundles the code that loads later, in files that share React, then the script in every page, which knows these files. */
export async function bundleScripts({ basePath, loading }: Build) {
  const late = await build({
    ...options,
    format: "esm",
    outdir: "out",
    chunkNames: "[name]-[hash]",
    entryPoints: [list],
    splitting: true,
  });
  const { outputs } = late.metafile;
  const urls: Record<string, string[]> = {};
  for (const [own, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || entryPoint === list) continue;
    const needed = new Set([own]);
    // The set grows while it is read.
    for (const file of needed)
      for (const { path, kind } of outputs[file]?.imports ?? [])
        if (kind === "import-statement") needed.add(path);
    urls[parse(shippedName(entryPoint)).name] = [...needed].map(url);
  }
  // The same on every page, so that the policy needs one hash.
  const page = await build({
    ...options,
    format: "iife",
    entryPoints: ["components/browser/page.ts"],
    define: {
      ...options.define,
      FILES: JSON.stringify(urls),
      LOADING: JSON.stringify(loading),
    },
  });
  const script = page.outputFiles[0]?.text.trim();
  if (!script) throw new Error("The page's script came out empty.");
  const code: Record<string, Uint8Array> = {};
  const loaded = Object.values(urls).flat();
  for (const { path, contents } of late.outputFiles)
    if (loaded.includes(url(path)))
      code[`${scriptFolder}/${shippedName(path)}`] = contents;
  const inputs = { ...late.metafile.inputs, ...page.metafile.inputs };
  return { code, script, inputs };

  function url(file: string) {
    return `${basePath}/${scriptFolder}/${shippedName(file)}`;
  }
}

/** The name of a file without the ending of a component's behaviour, which says nothing to visitors. */
function shippedName(file: string): string {
  return basename(file).replace(".browser", "");
}
