import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize, parse } from "node:path";
import { lateCode } from "@/components/browser/late-code";
import { listFiles } from "@/lib/node/list-files";

const content = "lib/site lib/node lib/brand lib/content";
/** The file that may have "use client". */
const clients = "components/browser/start-in-dev.tsx";
/** The entry points of the scripts. */
const scripts =
  "components/browser/inline.ts components/browser/late-code.ts components/browser/page.ts";

/**
 * The folders of the code, each with the folders or files that it may import besides itself; a "!" excludes one, "type:"
 * allows only types.
 */
const allowedImports: Record<string, string> = {
  "lib/node": "",
  "lib/site": "lib/node",
  "lib/brand": "lib/node",
  "lib/enquiry": "lib/site/session.ts",
  "lib/content": "lib/site lib/node lib/enquiry",
  "lib/check": `${content} lib/enquiry !lib/content/load.ts lib/assets/pictures/picture.ts`,
  "lib/seo": "lib/site lib/content",
  "lib/assets": `${content} lib/seo`,
  "lib/export": `lib/site lib/node lib/brand type:lib/content lib/check lib/assets lib/relay ${scripts} ${clients}`,
  "lib/export/build.ts": `${content} lib/export lib/seo lib/relay`,
  "lib/relay":
    "lib/node lib/site/relay-error.ts lib/enquiry lib/content/placeholders.ts",
  "lib/dev": `${content} lib/check lib/assets lib/export lib/relay`,
  "lib/edit": `${content} lib/check lib/dev`,
  "components/browser":
    "lib/site !lib/site/env.ts lib/enquiry type:lib/content",
  components:
    "components/browser lib/site lib/enquiry lib/content !lib/content/load.ts lib/brand lib/assets",
  app: "lib/site lib/brand lib/content lib/seo components components/browser",
};

type Import = { from: string; to: string; isType: boolean };

/** All source files but tests, which may import everything. */
const sources = ["lib", "components", "app"]
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\/testing\//.test(path));
const imports = sources.flatMap((file) =>
  findFiles(
    file,
    /(\bimport type\b[^;"']*)?(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*|@\/[^"']*)["']/g,
  ),
);
/** Files that code names by their paths. */
const paths = sources.flatMap((file) =>
  findFiles(file, /()["'`]((?:lib|components|app)\/[^"'`]*)["'`]/g),
);

test.each(Object.entries(allowedImports))(
  "%s imports only what it may",
  (folder, rule) => {
    const allowed = rule.split(" ");
    const isAllowed = ({ to, isType }: Import) =>
      !allowed.includes(`!${to}`) &&
      [to, getFolder(to)].some(
        (one) =>
          [folder, ...allowed].includes(one) ||
          (isType && allowed.includes(`type:${one}`)),
      );
    const own = [...imports, ...paths].filter(
      ({ from }) => getFolder(from) === folder,
    );
    expect(own.filter((one) => !isAllowed(one))).toEqual([]);
  },
);

test("components outside of the browser's room are .tsx and .css", () => {
  const others = listFiles("components").filter(
    (name) => !/^browser\/|\.test\.|\.tsx$|\.css$|\.md$/.test(name),
  );
  expect(others).toEqual([]);
});

test("code that loads later has the name of its file", () => {
  const files = imports
    .filter(({ from }) => from === "components/browser/late-code.ts")
    .map(({ to }) => parse(to).name);
  expect(files).toEqual(expect.arrayContaining(Object.keys(lateCode)));
});

test("neither folders nor files import each other in a circle", () => {
  let circles = imports.map(({ from, to }) => {
    const [source, target] = [from.split("/"), to.split("/")];
    const firstDifference = source.findIndex(
      (name, index) => name !== target[index],
    );
    // Up to the folder or file in which the two paths differ.
    const shorten = (path: string[]) =>
      path.slice(0, firstDifference + 1).join("/");
    return { from: shorten(source), to: shorten(target) };
  });
  let before: number;
  // Removes imports that are in no circle, until only circles are left.
  do {
    before = circles.length;
    const importers = new Set(circles.map(({ from }) => from));
    const imported = new Set(circles.map(({ to }) => to));
    circles = circles.filter(
      ({ from, to }) => imported.has(from) && importers.has(to),
    );
  } while (circles.length < before);

  expect([...new Set(circles.map(({ from }) => from))]).toEqual([]);
});

/** The listed folder of a file, or a file that is listed itself. */
function getFolder(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return (
    [path, `${first}/${second}`].find((one) => one in allowedImports) ?? first
  );
}

/** The files of this project that a file names in the way of the pattern, other than what a build made. */
function findFiles(from: string, pattern: RegExp): Import[] {
  const found = readFileSync(from, "utf8").matchAll(pattern);
  return [...found].flatMap(([, type, name = ""]) => {
    const path = name.startsWith(".")
      ? normalize(join(dirname(from), name)).replaceAll("\\", "/")
      : name.replace("@/", "");
    const to = ["", ".ts", ".tsx", "/index.ts"]
      .map((ending) => path + ending)
      .find((file) => /\.\w+$/.test(file) && existsSync(file));
    return to && !to.startsWith(".cache/")
      ? [{ from, to, isType: Boolean(type) }]
      : [];
  });
}
