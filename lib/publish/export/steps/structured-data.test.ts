import { parseHtml } from "@/lib/publish/export/html";
import { exampleFolder } from "@/lib/publish/export/testing/example-folder";
import { addStructuredData } from "./structured-data";

const data = { name: "</script><script>" };
const folder = { ...exampleFolder, structuredData: () => data };

test.each([
  ["has its data, whatever the texts are", "home", [data]],
  ["has none, if search engines do not list it", "thanks", []],
])("a page %s", (_, id, found) => {
  const route = folder.routes.find((one) => one.id === id);
  const $ = parseHtml("");
  addStructuredData({ file: `${id}.html`, route, $ }, folder);
  const scripts = parseHtml($.html())("script").get();
  expect(scripts.map((one) => JSON.parse($(one).text()))).toEqual(found);
});
