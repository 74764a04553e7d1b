import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "./run-command";

const project = process.cwd();
const leftBehind = new Set([
  "node_modules",
  ".git",
  ".next",
  "out",
  "test-results",
]);

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/**
 * A copy of the project to change and build, so that the project itself stays as it is. Pictures already made come
 * along and are not made again. The packages are shared, so a build sees them where the project has them; with
 * `ownPackages` they stand in the copy, as in a clone. Call `remove` when done.
 */
export async function copyProject({ name = "", ownPackages = false } = {}) {
  const place = await mkdtemp(join(tmpdir(), "site-"));
  const folder = join(place, name);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(project)) {
    if (!leftBehind.has(name))
      await cp(join(project, name), join(folder, name), { recursive: true });
  }
  const packages = join(project, "node_modules");
  if (ownPackages) await linkTree(packages, join(folder, "node_modules"));
  else await symlink(packages, join(folder, "node_modules"), "junction");

  return {
    folder,
    out: join(folder, "out"),
    /** Rewrites one file of the copy; throws if the change changes nothing, since a test would then prove nothing. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      const before = await readFile(path, "utf8");
      const after = change(before);
      if (after === before)
        throw new Error(`The change left ${file} as it was.`);
      await writeFile(path, after);
    },
    /** Runs `npm run build` in the copy and gives what it printed. */
    build: (environment: Record<string, string> = {}) =>
      npmRun("build", folder, environment),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** The same tree in a second place; its files take no room of their own where the disk is the same. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink())
      await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

async function npmRun(
  script: string,
  cwd: string,
  environment: Record<string, string>,
): Promise<string> {
  const { code, output } = await capture(`npm run ${script}`, {
    cwd,
    environment,
  });
  if (code !== 0)
    throw new Error(
      `npm run ${script} failed in a copy of the project:\n${output}`,
    );
  return output;
}
