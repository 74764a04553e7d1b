/** `npm run test:reproducible`: builds two fresh copies of the project and compares what came out, byte by byte. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyProject, type ProjectCopy } from "@/lib/tooling/project-copy";
import { contentHash } from "../hash";
import { filesOf } from "../site";

// Both copies first, so that work on the project in the meantime changes neither.
const copies = [await copyProject(), await copyProject()] as const;
const first = await built(copies[0]);
const second = await built(copies[1]);
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

/** Names and hashes of the files of a build in a folder of its own. */
async function built(copy: ProjectCopy): Promise<Map<string, string>> {
  try {
    console.log(`Building in ${copy.folder} …`);
    await copy.build();
    return await hashes(copy);
  } finally {
    await copy.remove();
  }
}

async function hashes({ out }: ProjectCopy): Promise<Map<string, string>> {
  const files = await filesOf(out);
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, contentHash(await readFile(join(out, file)))] as const,
      ),
    ),
  );
}
