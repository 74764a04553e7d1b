import { expect, type Page, test } from "playwright/test";
import { unreadableText } from "@/e2e/support/clipped-text";
import { lowContrastTexts } from "@/e2e/support/low-contrast";
import { misfits } from "@/e2e/support/misfits";
import { unreadableSheets } from "@/e2e/support/printed-texts";
import { smallTargets } from "@/e2e/support/target-size";

/** What other tests search pages with, a page in which it must find something, and the beginning of each finding. */
const oracles: {
  name: string;
  find: (page: Page) => Promise<string[]>;
  html: string;
  found: string[];
}[] = [
  {
    name: "what does not fit the window",
    find: async (page) => (await page.evaluate(misfits)).found,
    html: `<header><a>Home</a></header>
      <main>
        <section>
          <svg style="position: absolute"></svg><h1>Heading</h1>
          <a data-kind style="position: absolute; top: 2000px">Action</a>
        </section>
        <section style="padding-left: 99px; width: 9999px">
          <h2>Elsewhere</h2>
          <ul><li style="float: left"><h3>One</h3></li><li style="float: left; padding-top: 9px"><h3>Two</h3></li></ul>
        </section>
      </main>`,
    found: [
      "the page scrolls sideways",
      "cut: Elsewhere",
      "a picture meets the heading at",
      "Action ends at",
      "Two is not level",
      "Elsewhere begins at",
    ],
  },
  {
    name: "text that cannot be read",
    find: (page) => unreadableText(page, "body"),
    html: `<p style="margin-left: 100vw">Beyond</p>
      <p style="overflow: hidden; width: 4em; white-space: nowrap">Much that is cut off</p>
      <p style="width: 1em; word-break: break-all">Word</p>
      <p style="position: absolute; top: 500px">Below</p>
      <p style="position: absolute; top: 500px">Above</p>`,
    found: ["Beyond", "cut: Much", "broken: Word", "Below / Above"],
  },
  {
    name: "text of low contrast",
    find: (page) => lowContrastTexts(page, "html"),
    html: `<p style="color: #767676">Small</p><p style="color: #888; font-size: 24px">Large</p>
      <p style="color: #333; background: #777">On grey</p>`,
    found: ["4.54: Small", "3.54: Large", "2.82: On grey"],
  },
  {
    name: "targets that are too small",
    find: (page) => smallTargets(page, "body"),
    html: `<button style="width: 43px; height: 44px; padding: 0"></button>
      <p style="font: 10px/10px Arial"><a href="/">One</a> <a href="/">Two</a></p>`,
    found: ["43 x 44", "18 x", "19 x"],
  },
  {
    name: "print that cannot be read",
    find: async (page) => unreadableSheets(await page.pdf({ format: "A4" })),
    html: `<style>@page { margin: 0 } p { margin: 10% }</style>
      <p style="color: #999; print-color-adjust: exact">Faint</p>
      <p style="break-before: page; padding-top: 30%; margin: 0">Edge</p>`,
    found: ["faint", "almost empty", "at the edge"],
  },
];

for (const { name, find, html, found } of oracles)
  test(`the search for ${name} finds it`, async ({ page }) => {
    await page.setContent(`<!doctype html>${html}`);
    const findings = await find(page);
    for (const beginning of found)
      expect
        .soft(findings)
        .toContainEqual(expect.stringMatching(new RegExp(`^${beginning}`)));
  });
