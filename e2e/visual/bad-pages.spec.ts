import { expect, test } from "playwright/test";
import { unreadableText } from "@/e2e/support/clipped-text";
import { misfits } from "@/e2e/support/misfits";

// What other tests search pages with must find something in a bad one.
test("what does not fit the window is found", async ({ page }) => {
  await page.setContent(`<!doctype html>
    <header><a>Home</a></header>
    <main>
      <section>
        <svg style="position: absolute"></svg><h1>Heading</h1>
        <a data-kind style="position: absolute; top: 2000px">Action</a>
      </section>
      <section style="padding-left: 99px; width: 9999px">
        <h2>Elsewhere</h2>
        <ul><li style="float: left"><h3>One</h3></li><li style="float: left; padding-top: 9px"><h3>Two</h3></li></ul>
      </section>
    </main>`);
  const { found } = await page.evaluate(misfits);
  for (const words of [
    "the page scrolls sideways",
    "a picture meets the heading at",
    "Action ends at",
    "Two is not level",
    "Elsewhere begins at",
  ])
    expect.soft(found.join()).toContain(words);
});

test("text that cannot be read is found", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en">
    <p style="margin-left: 100vw">Beyond</p>
    <p style="overflow: hidden; width: 4em; white-space: nowrap">Much that is cut off</p>
    <p style="width: 1em; word-break: break-all">Word</p>
    <p style="position: absolute; top: 500px">Below</p>
    <p style="position: absolute; top: 500px">Above</p>`);
  const found = await unreadableText(page, "body");
  for (const words of ["Beyond", "cut: Much", "broken: Word", "Below / Above"])
    expect.soft(found.join()).toContain(words);
});
