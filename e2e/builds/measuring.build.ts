import { expect, test } from "playwright/test";
import { copyProject } from "@/e2e/support/project-copy";
import { startSite } from "@/e2e/support/site-on-port";
import { pagePath } from "@/lib/content/pages";

test("the owner's function gets visits, web vitals and contacts", async ({
  page,
}) => {
  const received: (string | null)[] = [];
  const endpoint = "http://localhost:9/api";
  await page.route(endpoint, (route) => {
    received.push(route.request().postData());
    return route.fulfill({ status: 204 });
  });
  await using copy = await copyProject();
  await copy.edit("lib/site/on-measure.ts", (code) =>
    code
      .replace(
        "OnMeasure | null = null;",
        'OnMeasure | null = ({ kind, name }) => navigator.sendBeacon(endpoint ?? "", kind + " " + name);',
      )
      .replace("string | null = null;", `string | null = "${endpoint}";`),
  );
  // Some shells export it.
  await copy.build({ NODE_ENV: "development" });
  await using site = await startSite({ out: copy.out });
  // Else the browser asks which program to open and ignores clicks until the answer.
  await page.addInitScript(() =>
    addEventListener("click", (event) => event.preventDefault()),
  );
  await page.goto(`${site.origin}${pagePath("contact-us")}`);
  const expectReceived = (name: string) =>
    expect.poll(() => received).toContain(name);
  // The first click comes before the analytics code.
  await page.locator("main a[href^='tel:']").first().click();
  await expectReceived("contact call");
  await page.locator("main a[href^='mailto:']").first().click();
  await expectReceived("contact mail");
  await expectReceived("visit pageview");
  await expectReceived("vital FCP");
  await expectReceived("vital TTFB");
});
