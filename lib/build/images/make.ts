import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { keyOf, makePicture } from "./encode";
import { type Manifest, type Picture, readManifest } from "./manifest";
import { collectReferences, type Reference } from "./references";
import { places } from "./settings";

export type Outcome = { made: string[]; kept: string[]; removed: string[] };

/**
 * Makes every picture that content names and that is not up to date, and removes what is no longer named.
 * @throws Error that lists all problems, each with the content file and the path in it.
 */
export async function makePictures(root: string): Promise<Outcome> {
  const before = readManifest(root);
  const references = bySource(
    collectReferences(path.join(root, places.content)),
  );
  const problems: string[] = [];
  const outcome: Outcome = { made: [], kept: [], removed: [] };
  const after: Manifest = {};

  await inParallel([...references], async ([source, places]) => {
    try {
      const { picture, fresh } = await upToDate(root, source, before[source]);
      after[source] = picture;
      (fresh ? outcome.made : outcome.kept).push(source);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      for (const { file, at } of places) {
        problems.push(`${file} at ${at}: "${source}": ${reason}.`);
      }
    }
  });
  if (problems.length > 0) throw new Error(problems.sort().join("\n"));

  outcome.removed = removeStale(root, after);
  writeManifest(root, after);
  return outcome;
}

function bySource(references: Reference[]): Map<string, Reference[]> {
  const grouped = new Map<string, Reference[]>();
  for (const reference of references) {
    const group = grouped.get(reference.source) ?? [];
    grouped.set(reference.source, [...group, reference]);
  }
  return grouped;
}

async function upToDate(
  root: string,
  source: string,
  known: Picture | undefined,
) {
  const file = path.join(root, places.content, source);
  if (!existsSync(file)) {
    throw new Error(`there is no such file in ${places.content}/`);
  }
  const data = await readFile(file);
  const current =
    known?.key === keyOf(source, data) &&
    known.variants.every(({ file }) =>
      existsSync(path.join(root, "public", file)),
    );
  return current
    ? { picture: known, fresh: false }
    : { picture: await makePicture(root, source, data), fresh: true };
}

function removeStale(root: string, manifest: Manifest): string[] {
  const folder = path.join(root, places.output);
  if (!existsSync(folder)) return [];
  const wanted = new Set(
    Object.values(manifest).flatMap(({ variants }) =>
      variants.map(({ file }) => path.basename(file)),
    ),
  );
  const stale = readdirSync(folder).filter((name) => !wanted.has(name));
  for (const name of stale) rmSync(path.join(folder, name));
  return stale;
}

function writeManifest(root: string, manifest: Manifest) {
  const file = path.join(root, places.manifest);
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
