import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { colorsFile } from "@/lib/brand/colors";

const project = process.cwd();
const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Gives the site of a test other files of the brand, by their paths below the root. */
export function writeBrand(files: Record<string, string | Buffer>) {
  const root = mkdtempSync(join(tmpdir(), "brand-"));
  roots.push(root);
  for (const part of ["content/brand", "lib/brand/default-colors.css"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), data);
  }
  jest.spyOn(process, "cwd").mockReturnValue(root);
}

export function writeColors(css: string) {
  writeBrand({ [colorsFile]: css });
}
