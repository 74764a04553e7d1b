import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "./run-command";

const clientFiles = ["app", "components"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name).replaceAll("\\", "/"),
    ),
  )
  .filter((file) => file.endsWith(".tsx"))
  .filter((file) => /^["']use client["']/.test(readFileSync(file, "utf8")));

test("code for the browser imports only types from content", async () => {
  const reached = await filesReachedFrom(clientFiles);

  expect(reached.length).toBeGreaterThan(clientFiles.length);
  expect(
    reached.filter((file) =>
      /^(content|lib\/(content|assets|export|relay|dev))\/|^lib\/env\.ts$/.test(
        file,
      ),
    ),
  ).toEqual([]);
});

/** Read from the bundler's metadata, since the bundler removes imports of types. */
async function filesReachedFrom(files: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "client-files-"));
  const metafile = join(folder, "meta.json");
  const { code, output } = await capture(
    `npx esbuild ${files.map((file) => `"${file}"`).join(" ")} --bundle --packages=external --loader:.css=empty --loader:.svg=empty --outdir="${folder}" --metafile="${metafile}" --log-level=error`,
  );
  if (code !== 0) throw new Error(output);
  return Object.keys(JSON.parse(readFileSync(metafile, "utf8")).inputs);
}
