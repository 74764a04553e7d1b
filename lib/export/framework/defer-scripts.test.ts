import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAsset, writeOutput } from "../files";
import { elementsOf, parseHtml, serializeHtml } from "../html";
import { exampleSite } from "../testing/example-site";
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
${tag("webpack", 'id="_R_" async')}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,":HL[\\"/a.css\\",\\"style\\"]\\nx"])</script></body>`),
});

beforeAll(async () => {
  for (const name of ["main-app", "2", "polyfills", "webpack"])
    await writeOutput(site, chunk(name), name);
});

test("the data comes first, then the runtime, then the chunks as the page has them", async () => {
  const urls = (await deferScripts(page(), site)).map(({ src }) => src);
  expect(urls.slice(1)).toEqual(
    ["webpack", "main-app", "2"].map((name) => `/${chunk(name)}`),
  );
  expect(readAsset(String(urls[0]), site).toString()).toBe(
    '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"x"])',
  );
});

test("nothing that runs is left in the page, text and the tag for old browsers are", async () => {
  const { file, tree } = page();
  await deferScripts({ file, tree }, site);
  expect(elementsOf(tree, "script")).toHaveLength(1);
  expect(serializeHtml(tree)).toContain('nomodule=""');
  expect(serializeHtml(tree)).toContain("<main>Text</main>");
});

test("an unknown inline script is an error", async () => {
  const tree = parseHtml("<script>alert(1)</script>");
  await expect(deferScripts({ file: "a.html", tree }, site)).rejects.toThrow(
    "alert(1)",
  );
});
