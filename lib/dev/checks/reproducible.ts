/**
 * `npm run test:reproducible`: builds copies of the project in two folders of different name and depth, each with its own
 * packages as in a clone, and compares what came out, byte by byte. It says where it is, for it takes a minute.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyProject } from "@/lib/dev/project-copy";
import { contentHash } from "../../build/export/hash";
import { filesOf } from "../../build/export/site";

const first = await builtIn("a");
const second = await builtIn("another place/deeper (copy)");
const names = new Set([...first.keys(), ...second.keys()]);
const different = [...names].filter(
  (name) => first.get(name) !== second.get(name),
);
if (different.length > 0) {
  console.error(`Two builds differ in:\n  ${different.join("\n  ")}`);
  process.exitCode = 1;
} else {
  console.log(`Two builds agree in all of their ${names.size} files.`);
}

/** Names and hashes of the files that a folder of this name builds from nothing. */
async function builtIn(name: string): Promise<Map<string, string>> {
  const copy = await copyProject({ name, ownPackages: true });
  try {
    console.log(`Building in ${copy.folder} …`);
    await copy.build();
    const files = await filesOf(copy.out);
    return new Map(
      await Promise.all(
        files.map(
          async (file) =>
            [file, contentHash(await readFile(join(copy.out, file)))] as const,
        ),
      ),
    );
  } finally {
    await copy.remove();
  }
}
