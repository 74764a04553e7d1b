import { site as company, getMeta, routes } from "@/lib/content/load";
import { parseHtml } from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { previewSheet } from "./preview-sheet";

const $ = parseHtml(previewSheet(exampleSite, "A first warning.\n\nA second."));

test("the sheet shows every page's title, description and social card, and where forms send", () => {
  const text = $.text();
  expect(text).toContain("https://relay.example.com/send-email");
  expect(text).toContain(company.email);
  for (const { id } of routes) {
    expect(text).toContain(getMeta(id).title);
    expect(text).toContain(getMeta(id).description);
  }
  expect($("img")).toHaveLength(routes.length);
});

test.each([
  ["https://www.example.com", "http://relay.example.com"],
  ["http://www.example.com", "http://localhost:8025"],
  ["https://www.example.com", "https://localhost:8025"],
])("of %s, the relay %s is reported as unable to send", (siteUrl, relayUrl) => {
  const draft = { ...exampleSite, siteUrl, relayUrl };
  expect($.text()).not.toContain("cannot send");
  expect(parseHtml(previewSheet(draft, "")).text()).toContain(
    `The forms cannot send: the relay ${relayUrl} `,
  );
});

test("the sheet lists what the content check finds, and is not indexed", () => {
  expect($("ul").first().text()).toBe("A first warning.A second.");
  expect($("h2").last().text()).toBe(
    "Sample content to replace before publishing",
  );
  expect($("meta[name=robots]").attr("content")).toBe("noindex, nofollow");
  expect($("script")).toHaveLength(0);
});
