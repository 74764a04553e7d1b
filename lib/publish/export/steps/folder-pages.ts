import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Build, htmlFile, writeOutput } from "@/lib/publish/export/build";

/** Writes every page as `services.html` and as `services/index.html`: hosts without clean URLs look for one of the two. */
export async function writeFolderPages(build: Build): Promise<void> {
  for (const { path } of build.routes.filter(({ path }) => path !== "/")) {
    const page = await readFile(join(build.out, htmlFile(path)));
    await writeOutput(build, { [`${path.slice(1)}/index.html`]: page });
  }
}
