import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { listFiles } from "@/lib/node/list-files";

const clientFiles = ["app", "components"]
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith(".tsx"))
  .filter((file) => /^["']use client["']/.test(readFileSync(file, "utf8")));

const forbidden =
  /^(content|lib\/(content|assets|export|relay|dev))\/|^lib\/env\.ts$/;

test("code for the browser imports only types from content", async () => {
  const reached = await filesReachedFrom(clientFiles);

  expect(reached.length).toBeGreaterThan(clientFiles.length);
  expect(reached.filter((file) => forbidden.test(file))).toEqual([]);
});

/** Read from the bundler's metadata, since the bundler removes imports of types. */
async function filesReachedFrom(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    packages: "external",
    loader: { ".css": "empty", ".svg": "empty" },
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  return Object.keys(metafile.inputs);
}
