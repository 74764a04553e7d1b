/**
 * `npm run test:reproducible`: builds a copy of the project twice from nothing and compares what came out, byte by byte.
 * Both builds stand in the same folder, for Next's module numbers depend on its path.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { copyProject } from "@/lib/tooling/project-copy";
import { contentHash } from "../hash";
import { filesOf } from "../site";

const copy = await copyProject();
try {
  console.log(`Building twice in ${copy.folder} …`);
  const first = await built();
  const second = await built();
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
} finally {
  await copy.remove();
}

/** Names and hashes of the files of a build that remembers nothing of the one before. */
async function built(): Promise<Map<string, string>> {
  for (const left of [".next", "out"])
    await rm(join(copy.folder, left), { recursive: true, force: true });
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
}
