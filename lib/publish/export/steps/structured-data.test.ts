import { parseHtml } from "@/lib/publish/export/html";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { addStructuredData } from "./structured-data";

const data = { name: "</script><script>" };
const build = { ...exampleBuild, structuredData: () => data };

test.each([
  ["has its data, whatever the texts are", "home", [data]],
  ["has none, if search engines do not list it", "thanks", []],
])("a page %s", (_, id, found) => {
  const route = build.routes.find((one) => one.id === id);
  const $ = parseHtml("");
  addStructuredData({ file: `${id}.html`, route, $ }, build);
  const scripts = parseHtml($.html())("script").get();
  expect(scripts.map((one) => JSON.parse($(one).text()))).toEqual(found);
});
