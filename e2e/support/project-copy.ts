import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join, resolve } from "node:path";
import { capture, run } from "@/lib/node/run-command";

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

const leftBehind = ["node_modules", ".git", ".next", "out", ".cache"];
const prefix = "site-";

/**
 * Copies the project, so that tests can change and build the copy. The cache of generated images is copied too, and
 * packages are shared. `await using` removes the copy at the end.
 */
export async function copyProject() {
  await mkdir(".cache", { recursive: true });
  const folder = await mkdtemp(resolve(".cache", prefix));
  for (const place of [".", ".cache"])
    for (const name of await readdir(place))
      if (!leftBehind.includes(name) && !name.startsWith(prefix))
        await cp(join(place, name), join(folder, place, name), {
          recursive: true,
        });
  const packages = await realpath("node_modules");
  await symlink(packages, join(folder, "node_modules"), "junction");

  const remove = () =>
    rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return {
    folder,
    out: join(folder, "out"),
    /** Rewrites one file of the copy. Throws if the text stays the same, since a test would then prove nothing. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      const before = await readFile(path, "utf8");
      const after = change(before);
      if (after === before)
        throw new Error(`The change left ${file} as it was.`);
      await writeFile(path, after);
    },
    async build(environment: Record<string, string> = {}) {
      const options = { cwd: folder, environment };
      const { code, output } = await capture("npm run build", options);
      if (code !== 0)
        throw new Error(`The build of a changed copy failed:\n${output}`);
    },
    /** Runs a command line in the copy, with this terminal, and resolves with its exit code. */
    run: (command: string, environment: Record<string, string> = {}) =>
      run(command, { cwd: folder, environment }),
    remove,
    [Symbol.asyncDispose]: remove,
  };
}
