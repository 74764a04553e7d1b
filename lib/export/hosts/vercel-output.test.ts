import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writeOutput } from "@/lib/export/export-folder";
import { exampleSite as site } from "@/lib/export/testing/example-site";
import { hostFiles } from "./host-files";
import { writeVercelOutput } from "./vercel-output";

test("Vercel gets no files of other hosts and no compressed copies", async () => {
  const own = ["index.html", "tools.tar.gz"];
  const left = [
    "index.html.br",
    "index.html.gz",
    ...Object.keys(hostFiles(site)),
  ];
  for (const file of [...own, ...left]) await writeOutput(site, file, "text");
  const output = `${site.out}-vercel`;
  await writeVercelOutput(site, output);
  const files = readdirSync(join(output, "static"), { recursive: true });
  expect(files.sort()).toEqual(own);
});
