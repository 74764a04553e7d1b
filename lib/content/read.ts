import { join, posix } from "node:path";
import { listFiles } from "@/lib/node/list-files";
import { readText } from "@/lib/node/read-text";
import {
  type SchemaName,
  type SingleFile,
  schemas,
  singleFiles,
} from "./files";
import { isLandingPage, landingFolder } from "./pages";
import { brandValues, interpolate } from "./placeholders";
import type { Content, LandingPage } from "./types";

export type ContentFolder = {
  /** Texts of the JSON files by name without extension, such as "site" or "landing-pages/web-development". */
  files: ReadonlyMap<string, string>;
  /** Paths of other files beside them or in a folder of landing pages, such as "Process.JSON". */
  otherFiles: readonly string[];
  /** Paths of the pictures, such as "images/scenes/belt.svg". */
  images: readonly string[];
};

/** Reads the content folder. Invalid UTF-8 becomes U+FFFD, which the check reports. */
export function readContent(root = process.cwd()): ContentFolder {
  const folder = join(root, "content");
  // Other programs write files whose names begin with a dot, such as "._home.json".
  const all = listFiles(folder).filter((path) => !/(^|\/)\./.test(path));
  const isJson = (path: string) =>
    path.endsWith(".json") &&
    [".", landingFolder].includes(posix.dirname(path));
  const files = all.filter(isJson).map((path) => {
    const name = path.slice(0, -".json".length);
    return [name, readText(join(folder, path))] as const;
  });
  return {
    files: new Map(files),
    otherFiles: all.filter(
      (path) => !isJson(path) && (!path.includes("/") || isLandingPage(path)),
    ),
    images: all.filter((path) => path.startsWith("images/")),
  };
}

/**
 * The data of the content files that pages read, with placeholders filled in.
 * @throws Error if one is missing or does not match its schema; `lib/publish/check`, which runs first, says which, where and why
 */
export function readValues({ files }: ContentFolder) {
  const parse = (name: string) => JSON.parse(files.get(name) ?? "");
  const placeholders = brandValues(parse("site"));
  const read = (schema: SchemaName, name: string = schema) =>
    schemas[schema].parse(interpolate(parse(name), placeholders));
  return {
    single: Object.fromEntries(
      singleFiles.map((name) => [name, read(name)]),
    ) as { [Name in SingleFile]: Content<Name> },
    landing: [...files.keys()]
      .filter(isLandingPage)
      .map(
        (name) => [name, read("landing-page", name) as LandingPage] as const,
      ),
  };
}
