import { parseHtml } from "@/lib/export/html";
import { exampleFolder } from "@/lib/export/testing/example-folder";
import { addStructuredData } from "./structured-data";

const data = { name: "</script><script>" };
const folder = { ...exampleFolder, structuredData: () => data };

test("search engines read the data of a page, whatever its texts are", () => {
  const [route] = folder.routes;
  const $ = parseHtml("");
  addStructuredData({ file: "index.html", route, $ }, folder);
  const scripts = parseHtml($.html())("script");
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts.text())).toEqual(data);
});

test("a page that search engines do not list has no data", () => {
  const route = folder.routes.find(({ indexable }) => !indexable);
  const $ = parseHtml("");
  addStructuredData({ file: "thanks.html", route, $ }, folder);
  expect($("script")).toHaveLength(0);
});
