import type { Build } from "@/lib/publish/export/build";
import { parseHtml } from "@/lib/publish/export/html";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { previewSection, previewSheet } from "./preview-sheet";

const pages = exampleBuild.routes.map((route) => {
  const url = `https://www.example.com${route.path}`;
  const head = `<title>Title of ${route.id}</title><meta name="description" content="About ${route.id}"><meta property="og:url" content="${url}"><meta property="og:image" content="${url}.png">`;
  const page = { file: `${route.id}.html`, route, $: parseHtml(head) };
  return { preview: previewSection(page, exampleBuild) };
});
const sheetOf = (build: Build) =>
  parseHtml(previewSheet(build, pages, "A first warning.\n\nA second."));
const $ = sheetOf(exampleBuild);

test("the sheet shows every page's title, date, description and social card, and not the relay", () => {
  const text = $.text();
  expect(text).not.toContain("relay.example.com");
  expect(text).toContain("hello@company.example");
  const dates = $("dt:contains(Last change) + dd").get();
  expect(dates.map((date) => $(date).text())).toEqual(
    exampleBuild.routes.map(({ id }) => exampleBuild.getMeta(id).updated),
  );
  for (const { id, path } of exampleBuild.routes) {
    expect(text).toContain(`Title of ${id}`);
    expect(text).toContain(`About ${id}`);
    expect($(`img[src="${path}.png"]`)).toHaveLength(1);
  }
});

test.each([
  ["https://www.example.com", "http://relay.example.com"],
  ["http://www.example.com", "http://localhost:8025"],
  ["https://www.example.com", "https://localhost:8025"],
])("of %s, the relay %s is reported as unable to send", (siteUrl, relayUrl) => {
  const draft = { ...exampleBuild, siteUrl, relayUrl };
  expect($.text()).not.toContain("no: the end");
  const text = sheetOf(draft).text();
  expect(text).toContain("no: the end of the build says why");
  expect(text).not.toContain(relayUrl);
});

test("the sheet lists what the content check finds, and is not indexed", () => {
  expect($("ul").first().text()).toBe("A first warning.A second.");
  expect($("h2").last().text()).toBe(
    "Sample content to replace before publishing",
  );
  expect($("meta[name=robots]").attr("content")).toBe("noindex, nofollow");
  expect($("script")).toHaveLength(0);
});
