import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
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

/** Runs every job that is not up to date, removes files of former jobs, and resolves with the ids of the jobs that ran. */
export async function makeFiles(root: string, manifest: string, jobs: Job[]) {
  const record = path.join(root, manifest);
  const output = (file: string) => path.join(root, "public", file);
  for (const folder of ["img", "og"])
    mkdirSync(output(folder), { recursive: true });
  const before = readManifest(record);
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
  const next = outdated.values();
  async function makeNext() {
    for (const { id, key, make } of next) {
      const sizes: Record<string, number> = {};
      const write: WriteFile = (file, data) => {
        writeWhole(output(file), data);
        sizes[file] = data.length;
      };
      const result = await make(write).catch((cause: Error) => {
        throw new Error(`${id} cannot be made: ${cause.message}`, { cause });
      });
      made[id] = { key, ...result, sizes };
    }
  }
  // As many at a time as sharp has threads.
  const ended = await Promise.allSettled([1, 2, 3, 4].map(makeNext));
  const ids = jobs.map(({ id }) => id);
  const after = Object.fromEntries(
    Object.entries({ ...before, ...made }).filter(([id]) => ids.includes(id)),
  );
  const wanted = listFilesOf(after);
  // Other files are the owner's, and are published too.
  for (const file of listFilesOf(before))
    if (!wanted.includes(file)) rmSync(output(file), { force: true });
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
  return Object.values(entries).flatMap(({ variants = [] }) =>
    variants.map(({ file }) => file),
  );
}

function readManifest(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
