import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentHash } from "@/lib/node/hash";
import { writeChanged, writeWhole } from "@/lib/node/write-whole";

/** Makes the files of one source, again when the key changes, or a file is missing or of another size. */
export type Job = {
  id: string;
  key: string;
  make(write: WriteFile): Promise<Output>;
};

/** What the manifest records about a job: at least its files, as paths below public/, with their sizes. */
type Output = { variants: { file: string }[] };
type Entry = Output & { key: string; sizes?: Record<string, number> };

export type WriteFile = (file: string, data: Buffer) => void;

/**
 * Runs every job that is not up to date, removes files of former jobs, and resolves with the ids of the jobs that ran.
 * A list hides from git what was made. All other files are the owner's, and are published as they are.
 */
export async function makeFiles(root: string, manifest: string, jobs: Job[]) {
  const record = path.join(root, manifest);
  const output = (file: string) => path.join(root, "public", file);
  const before = readManifest(record);
  const list = output(".gitignore");
  const listed = existsSync(list) ? readFileSync(list, "utf8") : "";
  if (listed && !listed.startsWith("\n/.gitignore\n"))
    throw new Error(
      "public/.gitignore: found lines of your own; expected none, because the build lists there what it makes. Move them into the .gitignore beside package.json, with public/ in front.",
    );
  /** Without .cache, the list still says what was made. */
  function isOwn(file: string, data: Buffer) {
    const found = existsSync(output(file)) ? readFileSync(output(file)) : data;
    const size = before[file]?.sizes?.[file];
    const isMade = size ? size === found.length : listed.includes(`/${file}\n`);
    return !isMade && !found.equals(data);
  }
  const outdated = jobs.filter(({ id, key }) => {
    const known = before[id];
    return (
      known?.key !== key ||
      known.variants.some(
        ({ file }) =>
          statSync(output(file), { throwIfNoEntry: false })?.size !==
          (known.sizes?.[file] ?? -1),
      )
    );
  });
  const made: Record<string, Entry> = {};
  if (outdated.length > 1)
    console.log(
      `Making ${outdated.length} pictures, icons and social cards. All of them take about a minute.`,
    );
  // sharp works on as many at a time as it has threads.
  const ended = await Promise.allSettled(
    outdated.map(async ({ id, key, make }) => {
      const sizes: Record<string, number> = {};
      const write: WriteFile = (file, data) => {
        if (isOwn(file, data)) {
          console.log(`public/${file} is published in place of the one made.`);
          delete before[id];
          return;
        }
        writeWhole(output(file), data);
        sizes[file] = data.length;
      };
      const result = await make(write).catch((cause: Error) => {
        throw new Error(`${id} cannot be made: ${cause.message}`, { cause });
      });
      made[id] = { key, ...result, sizes };
    }),
  );
  const ids = jobs.map(({ id }) => id);
  const after = Object.fromEntries(
    Object.entries({ ...before, ...made }).filter(([id]) => ids.includes(id)),
  );
  const wanted = listFilesOf(after);
  for (const file of listFilesOf(before))
    if (!wanted.includes(file)) rmSync(output(file), { force: true });
  const lines = ["", ".gitignore", ...wanted].join("\n/");
  writeChanged(list, `${lines}\n`);
  // Also after an error, so that the next build makes only what is missing.
  writeChanged(record, `${JSON.stringify(after, null, 1)}\n`);
  for (const end of ended) if (end.status === "rejected") throw end.reason;
  return Object.keys(made);
}

/** A job that draws one file from a source, again when the source or sharp changes. */
export function oneFile(
  file: string,
  source: string,
  draw = async (text: string): Promise<Buffer> => Buffer.from(text),
): Job {
  return {
    id: file,
    key: contentHash(source + JSON.stringify(sharp.versions)),
    async make(write) {
      write(file, await draw(source));
      return { variants: [{ file }] };
    },
  };
}

function listFilesOf(entries: Record<string, Entry>): string[] {
  return Object.values(entries).flatMap(({ sizes = {} }) => Object.keys(sizes));
}

function readManifest(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
