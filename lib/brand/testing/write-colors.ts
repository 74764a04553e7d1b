import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { colorsFile } from "@/lib/brand/colors";

const project = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "colors-"));
  for (const file of [colorsFile, "lib/brand/default-colors.css"])
    cpSync(join(project, file), join(root, file));
  jest.spyOn(process, "cwd").mockReturnValue(root);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Gives the site of a test another colors.css. */
export function writeColors(css: string) {
  writeFileSync(join(root, colorsFile), css);
}
