import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "@/lib/node/list-files";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { writeOutput } from "@/lib/publish/export/build";
import { exampleBuild as build } from "@/lib/publish/export/testing/example-build";
import { allowReading, cleanOutput } from "./clean";

const repository = process.cwd();

afterEach(() => process.chdir(repository));

test("only files that no browser fetches are removed", async () => {
  const own = ["a.js.map", "thank-you.html", "verification.txt"];
  const others = [
    "404.html",
    "404.txt",
    "index.txt",
    "shop.html",
    "shop.txt",
    "thanks.html",
    "thanks.txt",
    "_next/static/chunks/a.js",
    "shop/__next._tree.txt",
    "404/index.html",
    "404/none/index.html",
    "_not-found.html",
    "img/.DS_Store",
    ".gitignore",
  ];
  for (const file of [...own, ...others])
    await writeOutput(build, { [file]: "" });
  process.chdir(tempFolder({ "public/verification.txt": "" }));

  await cleanOutput(build);

  expect(listFiles(build.out)).toEqual(own);
  for (const folder of ["shop", "404"])
    expect(existsSync(join(build.out, folder))).toBe(false);
});

test.each([
  ["the name of one that Next wrote", "shop.txt", ""],
  ["the name of a page without its ending", "shop", ""],
  ["another in its place", "robots.txt", "User-Agent: *"],
])(
  "an owner's file with %s is not lost in silence",
  async (_name, file, written) => {
    await writeOutput(build, { [file]: written });
    process.chdir(tempFolder({ [`public/${file}`]: "" }));
    await expect(cleanOutput(build)).rejects.toThrow(`Rename public/${file},`);
  },
);

test("a web server can read what an owner's private file and folder became", async () => {
  const { out } = build;
  await writeOutput(build, { "papers/brochure.pdf": "" });
  mkdirSync(join(out, "papers/empty"), { mode: 0o700 });
  chmodSync(join(out, "papers/brochure.pdf"), 0o600);
  await allowReading(out);
  const modes = ["papers", "papers/empty", "papers/brochure.pdf"].map(
    (name) => statSync(join(out, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});
