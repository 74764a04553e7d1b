import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Writes a file in one step, so that no program reads it empty or cut. A dot hides the file until then. */
export function writeWhole(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = existsSync(path) ? realpathSync(path) : path;
  const unfinished = join(dirname(file), `.${basename(file)}.new`);
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

/** Writes only a changed file, because the dev server acts on each that is written. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text)
    writeWhole(file, text);
}
