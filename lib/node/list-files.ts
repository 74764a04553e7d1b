import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/** All files below a directory, relative to it, in a fixed order. Follows symbolic links, but not in circles. */
export function listFiles(directory: string, around: string[] = []): string[] {
  const folder = realpathSync(directory);
  if (around.includes(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      if (!existsSync(path)) return [];
      if (!statSync(path).isDirectory()) return [name];
      const inside = listFiles(path, [...around, folder]);
      return inside.map((file) => `${name}/${file}`);
    })
    .sort();
}
