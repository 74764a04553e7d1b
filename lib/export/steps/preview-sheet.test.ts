import { site as company, getMeta, routes } from "@/lib/content/load";
import {
  findElements,
  getAttribute,
  parseHtml,
  type Tree,
  textContent,
} from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { previewSheet } from "./preview-sheet";

let sheet: Tree;

beforeAll(() => {
  sheet = parseHtml(previewSheet(exampleSite, "A first warning.\n\nA second."));
});

test("the sheet shows every page's title, description and social card, and where forms send", () => {
  const text = textContent(sheet);
  expect(text).toContain("https://relay.example.com/send-email");
  expect(text).toContain(company.email);
  for (const { id } of routes) {
    expect(text).toContain(getMeta(id).title);
    expect(text).toContain(getMeta(id).description);
  }
  expect(findElements(sheet, "img")).toHaveLength(routes.length);
});

test.each([
  ["https://www.example.com", "http://relay.example.com"],
  ["http://www.example.com", "http://localhost:8025"],
  ["https://www.example.com", "https://localhost:8025"],
])("of %s, the relay %s is reported as unable to send", (siteUrl, relayUrl) => {
  const draft = { ...exampleSite, siteUrl, relayUrl };
  expect(textContent(sheet)).not.toContain("cannot send");
  expect(textContent(parseHtml(previewSheet(draft, "")))).toContain(
    `The forms cannot send: the relay ${relayUrl} `,
  );
});

test("the sheet lists what the content check finds, and is not indexed", () => {
  const lists = findElements(sheet, "ul").map(textContent);
  expect(lists[0]).toBe("A first warning.A second.");
  const headings = findElements(sheet, "h2").map(textContent);
  expect(headings).toContain("Sample content to replace before publishing");
  const robots = findElements(sheet, "meta").map((meta) => [
    getAttribute(meta, "name"),
    getAttribute(meta, "content"),
  ]);
  expect(robots).toContainEqual(["robots", "noindex, nofollow"]);
  expect(findElements(sheet, "script")).toEqual([]);
});
