import { readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/** All files below a directory, relative to it, in a fixed order. Follows symbolic links, but not in circles. */
export function listFiles(directory: string, around: string[] = []): string[] {
  const folder = realpathSync(directory);
  if (around.includes(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      // A file may be gone by now, and a link may lead to none.
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats?.isDirectory()) return stats ? [name] : [];
      const inside = listFiles(path, [...around, folder]);
      return inside.map((file) => `${name}/${file}`);
    })
    .sort();
}
