import { type HTMLElement, parse } from "node-html-parser";
import { site as company } from "../../content/load";
import { routes } from "../../routes";
import { metaOf } from "../../seo/metadata";
import { exampleSite } from "../testing/example-site";
import { previewSheet } from "./preview-sheet";

let sheet: HTMLElement;

beforeAll(async () => {
  const html = await previewSheet({
    ...exampleSite,
    siteUrl: "https://preview.example.com",
  });
  sheet = parse(html);
});

test("the sheet shows every page's title, description and social card", () => {
  const text = sheet.textContent;
  for (const { id } of routes) {
    expect(text).toContain(metaOf(id).title);
    expect(text).toContain(metaOf(id).description);
  }
  expect(sheet.querySelectorAll("img")).toHaveLength(routes.length);
});

test("the sheet says where the forms of this build send", () => {
  const text = sheet.textContent;
  expect(text).toContain("https://relay.example.com/send-email");
  expect(text).toContain(company.email);
});

test("the sheet lists what the content check finds", () => {
  const headings = sheet.querySelectorAll("h2").map((h2) => h2.textContent);
  expect(headings).toContain("Content to correct");
  expect(headings).toContain("Sample content to replace before publishing");
});

test("the sheet itself is kept out of search results and needs no script", () => {
  expect(
    sheet.querySelector("meta[name=robots]")?.getAttribute("content"),
  ).toContain("noindex");
  expect(sheet.querySelectorAll("script, [style]")).toHaveLength(0);
});
