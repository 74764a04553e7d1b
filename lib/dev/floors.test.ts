import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The rooms of the house, each with the rooms that its code may import besides itself. */
const base = ["lib", "lib/node"];
const rules = [...base, "lib/content", "lib/enquiry", "lib/seo"];
const rooms: Record<string, readonly string[]> = {
  lib: ["lib/node"],
  "lib/node": [],
  "lib/enquiry": ["lib"],
  "lib/content": [...base, "lib/enquiry"],
  "lib/seo": [...base, "lib/content"],
  "lib/assets": rules,
  "lib/export": [...rules, "lib/assets"],
  "lib/relay": [...base, "lib/enquiry", "lib/content"],
  "lib/dev": [...rules, "lib/assets", "lib/export", "lib/relay", "components"],
  components: [...rules, "lib/assets"],
  app: [...rules, "lib/assets", "components"],
};

type Import = { from: string; to: string };

const imports = Object.keys(rooms).flatMap(filesIn).flatMap(importsOf);

test.each(Object.entries(rooms))(
  "%s imports nothing from a floor above it",
  (room, allowed) => {
    expect(
      imports.filter(
        ({ from, to }) =>
          roomOf(from) === room && ![room, ...allowed].includes(roomOf(to)),
      ),
    ).toEqual([]);
  },
);

test("pages and components read no content by themselves: lib/content reads it, props pass it on", () => {
  expect(
    imports.filter(
      ({ from, to }) =>
        /^(app|components)\//.test(from) && to.startsWith("content/"),
    ),
  ).toEqual([]);
  expect(
    imports.filter(
      ({ from, to }) =>
        from.startsWith("components/") && to === "lib/content/load.ts",
    ),
  ).toEqual([]);
});

test("of the content, the relay knows the placeholders of site.json only", () => {
  expect(
    imports.filter(
      ({ from, to }) =>
        from.startsWith("lib/relay/") &&
        to.startsWith("lib/content/") &&
        to !== "lib/content/placeholders.ts",
    ),
  ).toEqual([]);
});

test("no folder imports in a circle, neither its files nor the folders in it", () => {
  const steps = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [from.split("/"), to.split("/")];
    const fork = one.findIndex((name, index) => name !== other[index]);
    const at = (path: string[]) => path.slice(0, fork + 1).join("/");
    steps.set(at(one), (steps.get(at(one)) ?? new Set()).add(at(other)));
  }
  const reached = (start: string) => {
    const found = new Set<string>();
    const follow = (place: string) => {
      for (const next of steps.get(place) ?? [])
        if (!found.has(next)) {
          found.add(next);
          follow(next);
        }
    };
    follow(start);
    return found;
  };

  expect(
    [...steps.keys()].filter((place) => reached(place).has(place)),
  ).toEqual([]);
});

/** The source files of a room; those of rooms inside of it are their own, and tests may read everything. */
function filesIn(room: string): string[] {
  const isOuter = (path: string) => roomOf(path) === room;
  return readdirSync(room, { recursive: true, encoding: "utf8" })
    .map((name) => join(room, name).replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && isOuter(path))
    .filter((path) => !/\.test\.|\/testing\//.test(path));
}

function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "lib" && `lib/${second}` in rooms ? `lib/${second}` : first;
}

/** What a file imports from this project, types included. */
function importsOf(from: string): Import[] {
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
    return to ? [{ from, to }] : [];
  });
}
