import { extname, join, posix } from "node:path";
import { listFiles } from "@/lib/node/list-files";
import { readText } from "@/lib/node/read-text";
import {
  type SchemaName,
  type SingleFile,
  schemas,
  singleFiles,
} from "./files";
import { type CollectionKind, collectionOf, contentFile } from "./pages";
import { brandValues, interpolate } from "./placeholders";
import type { Content } from "./types";

export type ContentFolder = {
  /** The files as JSON by name without extension, such as "site" or "landing-pages/web-development". */
  files: ReadonlyMap<string, string>;
  /** Paths of other files beside them or in the folder of a collection, such as "Process.JSON". */
  otherFiles: readonly string[];
  /** Paths of the pictures, such as "images/scenes/belt.svg". */
  images: readonly string[];
};

/** Reads the content folder. Invalid UTF-8 becomes U+FFFD, which the check reports. */
export function readContent(root = process.cwd()): ContentFolder {
  const folder = join(root, "content");
  // Other programs write files whose names begin with a dot, such as "._home.json".
  const all = listFiles(folder).filter((path) => !/(^|\/)\./.test(path));
  const nameOf = (path: string) => path.slice(0, -extname(path).length);
  const isContent = (path: string) =>
    path === contentFile(nameOf(path)) &&
    posix.dirname(path) === (collectionOf(path)?.folder ?? ".");
  const files = all.filter(isContent).map((path) => {
    const text = readText(join(folder, path));
    const json = path.endsWith(".md") ? markdownToJson(text) : text;
    return [nameOf(path), json] as const;
  });
  return {
    files: new Map(files),
    otherFiles: all.filter(
      (path) => !isContent(path) && (!path.includes("/") || collectionOf(path)),
    ),
    images: all.filter((path) => path.startsWith("images/")),
  };
}

/** The fields in front of a text, up to a bracket on a line of its own, as they are written, and the text as one more. */
export function markdownToJson(text: string): string {
  const end = text.indexOf("\n}");
  if (!text.startsWith("{") || end < 0) return text;
  const body = text.slice(end + 2).replace(/\r\n?/g, "\n");
  const json = JSON.stringify(body.replaceAll("\t", "    ").trimEnd());
  return `${text.slice(0, end).trimEnd()},"body":${json}\n}`;
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
  const all = <Kind extends CollectionKind>(kind: Kind) =>
    [...files.keys()]
      .filter((name) => collectionOf(name)?.kind === kind)
      .map((name) => {
        const content = read(`${kind}-page`, name) as Content<`${Kind}-page`>;
        return [name, content] as const;
      });
  return {
    single: Object.fromEntries(
      singleFiles.map((name) => [name, read(name)]),
    ) as { [Name in SingleFile]: Content<Name> },
    landing: all("landing"),
    text: all("text"),
  };
}
