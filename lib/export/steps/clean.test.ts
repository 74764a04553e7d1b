import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeOutput } from "@/lib/export/export-folder";
import { exampleFolder as folder } from "@/lib/export/testing/example-folder";
import { listFiles } from "@/lib/node/list-files";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { cleanOutput } from "./clean";

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
    "_not-found.html",
    "img/.DS_Store",
    ".gitignore",
  ];
  for (const file of [...own, ...others])
    await writeOutput(folder, { [file]: "" });

  await cleanOutput(folder);

  expect(listFiles(folder.out)).toEqual(own);
  expect(existsSync(join(folder.out, "shop"))).toBe(false);
});

test("an owner's file with the name of one that Next wrote is not removed in silence", async () => {
  await writeOutput(folder, { "shop.txt": "" });
  process.chdir(tempFolder({ "public/shop.txt": "" }));
  await expect(cleanOutput(folder)).rejects.toThrow("Rename public/shop.txt,");
});
