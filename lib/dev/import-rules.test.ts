import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { listFiles } from "@/lib/node/list-files";

const base = ["lib", "lib/node"];
const content = [...base, "lib/content"];
/** The folders of the code, each with the folders or files that it may import besides itself; a "!" excludes one. */
const allowedImports: Record<string, readonly string[]> = {
  lib: [],
  "lib/node": [],
  "lib/enquiry": [],
  "lib/content": [...base, "lib/enquiry"],
  "lib/seo": ["lib", "lib/content"],
  "lib/assets": [...content, "lib/seo"],
  "lib/export": [...content, "lib/seo", "lib/assets"],
  "lib/relay": [...base, "lib/enquiry", "lib/content/placeholders.ts"],
  "lib/dev": [...content, "lib/assets", "lib/export", "lib/relay"],
  components: [
    "lib",
    "lib/enquiry",
    "lib/content",
    "!lib/content/load.ts",
    "lib/assets",
  ],
  app: ["lib", "lib/content", "lib/seo", "components"],
};

type Import = { from: string; to: string };

/** Of all source files but tests, which may import everything. */
const imports = ["lib", "components", "app"]
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\/testing\//.test(path))
  .flatMap(listImports);

test.each(Object.entries(allowedImports))(
  "%s imports only what it may",
  (folder, allowed) => {
    const isAllowed = ({ to }: Import) =>
      !allowed.includes(`!${to}`) &&
      [folder, ...allowed].some((one) => one === to || one === getFolder(to));
    const own = imports.filter(({ from }) => getFolder(from) === folder);
    expect(own.filter((one) => !isAllowed(one))).toEqual([]);
  },
);

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

/** The listed folder of a file. */
function getFolder(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "lib" && `lib/${second}` in allowedImports
    ? `lib/${second}`
    : first;
}

/** What a file imports from this project, types included, other than what a build made. */
function listImports(from: string): Import[] {
  const found = readFileSync(from, "utf8").matchAll(
    /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*|@\/[^"']*)["']/g,
  );
  return [...found].flatMap(([, specifier = ""]) => {
    const path = specifier.startsWith("@/")
      ? specifier.slice(2)
      : normalize(join(dirname(from), specifier)).replaceAll("\\", "/");
    const to = ["", ".ts", ".tsx", "/index.ts"]
      .map((ending) => path + ending)
      .find((file) => /\.\w+$/.test(file) && existsSync(file));
    return to && !to.startsWith(".cache/") ? [{ from, to }] : [];
  });
}
