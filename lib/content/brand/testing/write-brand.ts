import { cpSync } from "node:fs";
import { join } from "node:path";
import { colorsFile } from "@/lib/content/brand/colors";
import { tempFolder } from "@/lib/node/testing/temp-folder";

const project = process.cwd();

/** Gives the site of a test other files of the brand, by their paths below the root. */
export function writeBrand(files: Record<string, string | Buffer>) {
  const root = tempFolder(files);
  for (const part of ["content/brand", "lib/content/brand/default-colors.css"])
    cpSync(join(project, part), join(root, part), {
      recursive: true,
      force: false,
    });
  jest.spyOn(process, "cwd").mockReturnValue(root);
}

export function writeColors(css: string) {
  writeBrand({ [colorsFile]: css });
}
