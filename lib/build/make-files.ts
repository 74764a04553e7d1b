import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

/** Something to make: it is made again when its key changes or one of its files is lost. */
export type Job<Details> = {
  key: string;
  make(): Promise<{ files: Map<string, Buffer>; details: Details }>;
};

export type Manifest<Details> = Record<
  string,
  { key: string; files: string[]; details: Details }
>;

export type Outcome = { made: string[]; kept: string[]; removed: string[] };

/**
 * Makes the files of every job that is not up to date, below public/.
 * @param manifest the file that records what was made, such as ".cache/images.json"
 * @param folder belongs to these jobs alone: everything in it that none of them makes is removed
 * @throws AggregateError of what the jobs threw, when all others are done
 */
export async function makeFiles<Details>(
  root: string,
  {
    manifest,
    folder,
    jobs,
  }: { manifest: string; folder?: string; jobs: Map<string, Job<Details>> },
): Promise<Outcome> {
  const before = readManifest<Details>(root, manifest);
  const after: Manifest<Details> = {};
  const errors: unknown[] = [];
  const made: string[] = [];
  const output = (file: string) => path.join(root, "public", file);
  mkdirSync(output(folder ?? ""), { recursive: true });
  await inParallel([...jobs], async ([id, { key, make }]) => {
    const known = before[id];
    if (known?.key === key && known.files.every((f) => existsSync(output(f)))) {
      after[id] = known;
      return;
    }
    try {
      const { files, details } = await make();
      for (const [file, data] of files) writeFileSync(output(file), data);
      after[id] = { key, files: [...files.keys()], details };
      made.push(id);
    } catch (error) {
      errors.push(error);
    }
  });
  if (errors.length > 0) throw new AggregateError(errors);

  const wanted = new Set(Object.values(after).flatMap(({ files }) => files));
  const removed = (folder ? readdirSync(output(folder)) : [])
    .map((name) => `${folder}/${name}`)
    .filter((file) => !wanted.has(file));
  for (const file of removed) rmSync(output(file));
  writeManifest(path.join(root, manifest), after);
  const kept = Object.keys(after).filter((id) => !made.includes(id));
  return { made, kept, removed };
}

function readManifest<Details>(
  root: string,
  manifest: string,
): Manifest<Details> {
  try {
    return JSON.parse(readFileSync(path.join(root, manifest), "utf8"));
  } catch {
    return {};
  }
}

function writeManifest(file: string, manifest: Manifest<unknown>) {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function inParallel<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
) {
  const queue = [...items];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  });
  await Promise.all(workers);
}
