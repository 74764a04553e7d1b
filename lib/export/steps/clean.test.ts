import { writeOutput } from "@/lib/export/export-folder";
import { exampleSite as site } from "@/lib/export/testing/example-site";
import { listFiles } from "@/lib/node/list-files";
import { cleanOutput } from "./clean";

test("only files that no browser fetches are removed", async () => {
  const own = ["404.html", "a.js.map", "services.html", "verification.txt"];
  const others = [
    "404.txt",
    "index.txt",
    "services.txt",
    "thankyou.txt",
    "_next/static/chunks/a.js",
    "services/__next._tree.txt",
    "404/index.html",
    "_not-found.html",
    "img/.DS_Store",
  ];
  for (const file of [...own, ...others]) await writeOutput(site, file, "");

  await cleanOutput(site);

  expect(listFiles(site.out)).toEqual(own);
});
