import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that exists in PATH or /usr/sbin. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isFile);
}

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
