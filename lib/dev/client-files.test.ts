import { build } from "esbuild";

/** The script of every page in the export, and in the dev server, which names all code that loads later. */
const clientFiles = [
  "components/browser/page.ts",
  "components/browser/start-in-dev.tsx",
];

const forbidden =
  /^(content|lib\/(content|assets|export|relay|dev|edit))\/|^lib\/site\/env\.ts$/;

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
