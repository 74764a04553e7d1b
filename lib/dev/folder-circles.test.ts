/** @jest-environment node */
import { capture } from "@/lib/node/run-command";

// Biome finds circles of files alone. The compiler knows every import, also of types.
test("no folders import each other in a circle", async () => {
  const { output } = await capture(
    "npx tsc --noEmit --noCheck --incremental false --explainFiles",
  );
  const imports = readImports(output);
  expect(imports).not.toEqual([]);
  const circles = leaveCircles(imports);
  expect(circles.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test("a circle of folders is found, also one inside of a folder", () => {
  const imports = [
    { from: "lib/a/x.ts", to: "lib/b/one.ts" },
    { from: "lib/b/two.ts", to: "lib/c/x.ts" },
    { from: "lib/c/y.ts", to: "lib/a/y.ts" },
    { from: "app/page.tsx", to: "lib/a/x.ts" },
    { from: "lib/c/in/x.ts", to: "lib/c/y.ts" },
    { from: "lib/c/y.ts", to: "lib/c/in/y.ts" },
  ];
  const found = leaveCircles(imports).map(({ from }) => from);
  const circle = ["lib/a", "lib/b", "lib/c", "lib/c/in", "lib/c/y.ts"];
  expect(found.sort()).toEqual(circle);
});

type Import = { from: string; to: string };

/** The imports between files of this project, without those of tests. */
function readImports(output: string): Import[] {
  let to = "";
  return output.split("\n").flatMap((line) => {
    if (/^\S/.test(line)) to = line.trim();
    const from = /^ {3}Imported via .* from file '([^']+)'/.exec(line)?.[1];
    const isSource = (file: string) =>
      /^(app|components|lib)\//.test(file) &&
      !/\.test\.|\/testing\//.test(file);
    return from && isSource(from) && isSource(to) ? [{ from, to }] : [];
  });
}

/** The imports between neighbouring folders and files that are in a circle, or between two circles. */
function leaveCircles(imports: Import[]): Import[] {
  let left = [
    ...new Map(
      imports.map(shorten).map((one) => [`${one.from} ${one.to}`, one]),
    ).values(),
  ];
  let before: number;
  do {
    before = left.length;
    const importers = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    left = left.filter(
      ({ from, to }) => imported.has(from) && importers.has(to),
    );
  } while (left.length < before);
  return left;
}

/** Cuts both paths behind the first folder or file in which they differ. */
function shorten({ from, to }: Import): Import {
  const [a, b] = [from.split("/"), to.split("/")];
  const end = a.findIndex((name, index) => name !== b[index]) + 1;
  return { from: a.slice(0, end).join("/"), to: b.slice(0, end).join("/") };
}
