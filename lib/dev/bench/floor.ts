import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { run } from "./command";

/** The least that Next can export: one heading, no style, no client component of its own. */
const FILES: Record<string, string> = {
  "package.json": `{"name":"floor","private":true,"type":"module"}\n`,
  "next.config.js": `export default { output: "export", generateBuildId: () => "floor" };\n`,
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`,
  "app/page.js": `export const metadata = { title: "Empty" };
export default function Page() {
  return <h1>An empty page</h1>;
}\n`,
};

/**
 * Exports an empty page with the installed Next, so that the site stands beside the framework's own floor.
 * Kept until Next or the page changes. It lies below the project, where Next finds the packages.
 * @returns the directory to serve
 */
export async function emptyPage(cache: string): Promise<string> {
  const version = createRequire(import.meta.url)("next/package.json").version;
  const name = createHash("sha256")
    .update(JSON.stringify([version, FILES]))
    .digest("hex")
    .slice(0, 8);
  const directory = join(cache, `floor-${name}`);
  const out = join(directory, "out");
  if (!existsSync(join(out, "index.html"))) {
    await writeEmptyApp(directory);
    await buildEmptyApp(directory);
  }
  return out;
}

export async function writeEmptyApp(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    const path = join(directory, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** With the same bundler as the site. */
export async function buildEmptyApp(directory: string): Promise<void> {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  await run(process.execPath, [next, "build", "--webpack"], directory);
}
