import { expect, test } from "playwright/test";
import { close, freePort, listen } from "@/lib/dev/ports";
import { createSiteServer } from "@/lib/dev/preview/site-server";
import { copyProject } from "@/lib/dev/project-copy";

test("a function that the owner supplies hears of the page's speed and of every kind of contact", async ({
  page,
}) => {
  await using copy = await copyProject();
  await copy.edit("components/analytics/on-measure.ts", (text) =>
    text.replace(
      /export const onMeasure: OnMeasure \| null = null;/,
      'export const onMeasure: OnMeasure | null = ({ kind, name }) => console.info("measured", kind, name);',
    ),
  );
  await copy.build();
  const port = await freePort(3290);
  const server = createSiteServer({ out: copy.out, basePath: "" });
  await listen(server, port);
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  // The browser would ask which program to open, and take no further click before the answer.
  await page.addInitScript(() =>
    addEventListener("click", (event) => event.preventDefault()),
  );
  await page.goto(`http://localhost:${port}/contact-us`);
  const hears = (name: string) =>
    expect.poll(() => heard).toContain(`measured ${name}`);
  // The very first tap comes before the code that measures.
  await page.locator("main a[href^='tel:']").first().click();
  await hears("contact call");
  await page.locator("main a[href^='mailto:']").first().click();
  await hears("contact mail");
  await hears("vital FCP");
  await hears("vital TTFB");
  await close(server);
});
