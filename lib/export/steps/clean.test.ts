import { writeOutput } from "@/lib/export/export-folder";
import { exampleFolder as folder } from "@/lib/export/testing/example-folder";
import { listFiles } from "@/lib/node/list-files";
import { cleanOutput } from "./clean";

test("only files that no browser fetches are removed", async () => {
  const own = ["404.html", "a.js.map", "shop.html", "verification.txt"];
  const others = [
    "404.txt",
    "index.txt",
    "shop.txt",
    "thanks.html",
    "thanks.txt",
    "_next/static/chunks/a.js",
    "shop/__next._tree.txt",
    "404/index.html",
    "_not-found.html",
    "img/.DS_Store",
  ];
  for (const file of [...own, ...others])
    await writeOutput(folder, { [file]: "" });

  await cleanOutput(folder);

  expect(listFiles(folder.out)).toEqual(own);
});
