import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOutput } from "@/lib/export/export-folder";
import {
  elementsOf,
  parseHtml,
  serializeHtml,
  textOf,
} from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { deferScripts } from "./defer-scripts";

const site = {
  ...exampleSite,
  out: mkdtempSync(join(tmpdir(), "export-")),
};
const chunk = (name: string) => `_next/static/chunks/${name}-1.js`;
const tag = (name: string, rest: string) =>
  `<script src="/${chunk(name)}" ${rest}=""></script>`;
const page = () => ({
  file: "a.html",
  tree: parseHtml(`<head>${tag("main-app", "async")}${tag("2", "async")}${tag("polyfills", "noModule")}</head><body><main>Text</main>
${tag("webpack", 'id="_R_" async')}<script src="/${chunk("data")}"></script></body>`),
});

beforeAll(async () => {
  for (const name of ["main-app", "2", "polyfills", "webpack", "data"])
    await writeOutput(site, chunk(name), name);
});

test("the data comes first, then the code as the page has it", () => {
  const { file, tree } = page();
  deferScripts({ file, tree }, site);
  const [list] = elementsOf(tree, "script");
  const scripts: { src: string }[] = JSON.parse(list ? textOf(list) : "");
  expect(scripts.map(({ src }) => src)).toEqual(
    ["data", "main-app", "2", "webpack"].map((name) => `/${chunk(name)}`),
  );
});

test("no script but the list is left in the page, text is", () => {
  const { file, tree } = page();
  deferScripts({ file, tree }, site);
  expect(elementsOf(tree, "script")).toHaveLength(1);
  expect(serializeHtml(tree)).toContain("<main>Text</main>");
});
