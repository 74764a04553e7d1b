import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A new folder with these files, which exists until the last test of a file has ended. */
export function tempFolder(files: Record<string, string | Buffer> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  folders.push(folder);
  for (const [name, data] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
  return folder;
}
