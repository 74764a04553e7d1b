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
import { contentHash } from "@/lib/node/hash";

/** Files of one source, made again when the key changes or one of them is lost. */
export type Job = {
  id: string;
  key: string;
  make(write: Write): Promise<Made>;
};

/** What the manifest records of a job: at least its files, with paths below public/. */
type Made = { variants: { file: string }[] };

export type Write = (file: string, data: Buffer) => void;

/** Folders below public/ that hold nothing else. */
const folders = ["img", "og"];

/**
 * Makes the files of every job that is not up to date, below public/, removes all others, and returns what was made.
 * @param manifest the file that records it, such as ".cache/assets.json"
 */
export async function makeFiles(
  root: string,
  manifest: string,
  jobs: Job[],
): Promise<string[]> {
  const record = path.join(root, manifest);
  const output = (file: string) => path.join(root, "public", file);
  const write: Write = (file, data) => writeFileSync(output(file), data);
  for (const folder of folders) mkdirSync(output(folder), { recursive: true });
  const before = readManifest(record);
  const made: string[] = [];
  // All at once: sharp itself works on as many pictures as Node has threads: four.
  const work = jobs.map(async ({ id, key, make }) => {
    const known = before[id];
    const isKept =
      known?.key === key &&
      known.variants.every(({ file }) => existsSync(output(file)));
    if (isKept) return [id, known] as const;
    made.push(id);
    return [id, { key, ...(await make(write)) }] as const;
  });
  const after = Object.fromEntries(await Promise.all(work));
  const wanted = Object.values(after).flatMap(({ variants }) =>
    variants.map(({ file }) => file),
  );
  for (const folder of folders)
    for (const name of readdirSync(output(folder)))
      if (!wanted.includes(`${folder}/${name}`))
        rmSync(output(`${folder}/${name}`));
  writeManifest(record, after);
  return made;
}

/** The job of one file that is drawn from a source, and again when the source or the library that draws changes. */
export function oneFile(
  file: string,
  source: string,
  draw: (source: string) => Promise<Buffer>,
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

/** A manifest that was lost or cut off while it was written is an empty one. */
function readManifest(file: string): Record<string, Made & { key: string }> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** Writes only what differs: whoever watches the manifest learns of changes alone. */
function writeManifest(file: string, made: object) {
  const text = `${JSON.stringify(made, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
