import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentHash } from "../node/hash";

/** Files of one source, made again when the key changes or one of them is lost. An error concerns these files alone. */
export type Job = () => { key: string; make(write: Write): Promise<Made> };

/** What the manifest records of a job: at least its files, with paths below public/. */
type Made = { variants: { file: string }[] };

export type Write = (file: string, data: Buffer) => void;

export type FileResult = { made: string[]; failed: Map<string, Error> };

/**
 * Makes the files of every job that is not up to date, below public/.
 * @param manifest the file that records what was made, such as ".cache/images.json"
 * @param folder belongs to these jobs alone: when none of them failed, everything else in it is removed
 */
export async function makeFiles(
  root: string,
  jobs: Iterable<readonly [id: string, Job]>,
  manifest: string,
  folder: string,
): Promise<FileResult> {
  const record = path.join(root, manifest);
  const output = (file: string) => path.join(root, "public", file);
  const write: Write = (file, data) => writeFileSync(output(file), data);
  const before = readManifest<Made>(record);
  const after: typeof before = {};
  const result: FileResult = { made: [], failed: new Map() };
  mkdirSync(output(folder), { recursive: true });
  // All at once: sharp itself works on as many pictures as Node has threads: four.
  const work = [...new Map(jobs)].map(async ([id, job]) => {
    const known = before[id];
    try {
      const { key, make } = job();
      const isKept =
        known?.key === key &&
        known.variants.every(({ file }) => existsSync(output(file)));
      after[id] = isKept ? known : { key, ...(await make(write)) };
      if (!isKept) result.made.push(id);
    } catch (error) {
      result.failed.set(id, error as Error);
    }
  });
  await Promise.all(work);
  if (result.failed.size === 0) {
    const wanted = Object.values(after).flatMap(({ variants }) =>
      variants.map(({ file }) => file),
    );
    for (const name of readdirSync(output(folder)))
      if (!wanted.includes(`${folder}/${name}`))
        rmSync(output(`${folder}/${name}`));
  }
  writeManifest(record, after);
  return result;
}

/** The job of one file that is drawn from a source, and again when the source or the library that draws changes. */
export function oneFile(
  file: string,
  source: string,
  draw: (source: string) => Promise<Buffer>,
): [id: string, Job] {
  const job: Job = () => ({
    key: contentHash(source + JSON.stringify(sharp.versions)),
    async make(write) {
      write(file, await draw(source));
      return { variants: [{ file }] };
    },
  });
  return [file, job];
}

/** A manifest that was lost or cut off while it was written is an empty one. */
function readManifest<Result>(
  file: string,
): Record<string, Result & { key: string }> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** Writes only what differs: whoever watches the manifest learns of changes alone. */
function writeManifest(file: string, manifest: Record<string, unknown>) {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
