import { readFileSync } from "node:fs";

export const internalsFile = "lib/export/framework/README.md";

/** Something undocumented that the site relies on. */
export type Internal = {
  /** What it is, in words. */
  name: string;
  /** The file of the project that relies on it. */
  file: string;
  /** Which tests fail first when it changes, as paths. */
  tests: string[];
  /** What `npm run build` prints when it changes, if that notices it. */
  buildError?: string;
};

/** The table of internals that the guide of deferred hydration holds. */
export function readInternals(): Internal[] {
  const [, table = ""] = readFileSync(internalsFile, "utf8").split(
    "\n## Internals",
  );
  return table
    .split("\n")
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, , file]) => file?.startsWith("`"))
    .map(([, name = "", file = "", tests = ""]) => ({
      name: name.replaceAll("\\|", "|"),
      file: fullPath(file.replaceAll("`", "")),
      tests: [...tests.matchAll(/`([^`]+\.ts)`/g)].map(([, path = ""]) =>
        fullPath(path),
      ),
      buildError: /`npm run build` \("(.+?)"\)/.exec(tests)?.[1],
    }));
}

/** The table names files of its own folder without the folder. */
function fullPath(path: string): string {
  return /^(app|components|content|e2e|lib)\//.test(path)
    ? path
    : `lib/export/framework/${path}`;
}
