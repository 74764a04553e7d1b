import { posix } from "node:path";
import { type ContentIssue, fileIssue } from "@/lib/content/content-issue";
import { findSchemaName, singleFiles } from "@/lib/content/files";
import {
  collectionOf,
  collections,
  contentFile,
  defaultCard,
  mainRoutes,
  notFoundPage,
} from "@/lib/content/pages";
import { idPattern } from "@/lib/content/schemas/field-types";
import { fileName } from "./describe";
import { findClosest, slugify } from "./suggestions";

/** Ids and paths that no page of a collection can have: those of other pages and cards, and names that are more than a path. */
export const takenIds: ReadonlySet<string> = new Set([
  ...mainRoutes.flatMap(({ id, path }) => [id, path.slice(1)]),
  notFoundPage,
  defaultCard,
  // Next writes the data of this page as robots.txt.
  "robots",
  // The relay as a function is there.
  "send-email",
  // Hosts let browsers keep what is there for a year.
  "img",
  // Windows has no file of these names, with any ending.
  ..."aux con nul prn".split(" "),
  ...[..."0123456789"].flatMap((digit) => [`com${digit}`, `lpt${digit}`]),
]);

/** Issues of missing files, of files that nothing reads, and of pages whose file name is not a valid path. */
export function fileIssues(names: string[], otherFiles: readonly string[]) {
  const missing = singleFiles.filter((name) => !names.includes(name));
  const unread = names.filter((name) => !isRead(name, names));
  const spare = [...unread.map(contentFile), ...otherFiles];
  return [
    ...missing.map((name) => missingFile(name, spare)),
    ...spare
      .filter((path) => path.includes(".json") || collectionOf(path))
      .map((path) => strayFile(path, names)),
  ];
}

function missingFile(name: string, spare: string[]): ContentIssue {
  const meant =
    findClosest(`${name}.json`, spare) ??
    spare.find((path) => path === `${name}.json.txt`);
  return fileIssue(fileName(name), {
    found: "no such file",
    expected: `the file that pages read, as content/schemas/${name}.schema.json describes it`,
    suggestion: meant
      ? `renaming content/${meant}`
      : `git restore ${fileName(name)}, which brings back the file as it was`,
  });
}

function strayFile(path: string, names: string[]): ContentIssue {
  const { folder = "", ending = "" } = collectionOf(path) ?? {};
  const id = posix.basename(path, ending);
  const isPage = names.includes(`${folder}/${id}`);
  const tidy = `${folder}/${slugify(id)}`;
  return fileIssue(
    `content/${path}`,
    isPage
      ? {
          found: `the path /${id}`,
          expected:
            "a file name of small letters and digits, joined by single hyphens, that no other page has and Windows allows: it becomes the path, unless the file has one as its field path",
          suggestion: isRead(tidy, names)
            ? `the name ${fileName(tidy)}`
            : undefined,
        }
      : {
          severity: "warning",
          found: "a file that nothing reads",
          expected: `a file of content/README.md, or a page: ${collections.map((one) => `content/${one.folder}/…${one.ending}`).join(" or ")}`,
        },
  );
}

function isRead(name: string, names: string[]): boolean {
  const id = posix.basename(name);
  if (!collectionOf(name)) return findSchemaName(name) !== undefined;
  const others = collections.map(({ folder }) => `${folder}/${id}`);
  const isTwice = others.some((one) => one !== name && names.includes(one));
  return idPattern.test(id) && !takenIds.has(id) && !isTwice;
}
