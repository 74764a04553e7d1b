import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { createSiteServer } from "@/lib/dev/preview/site-server";
import { copyProject } from "@/lib/dev/project-copy";
import { close, freePort, listen } from "@/lib/node/ports";

test("while nobody measures, the scripts are not one byte larger than those of a site that knows no measuring", async () => {
  const plain = await copyProject();
  const without = await copyProject();
  try {
    await without.edit("components/layout/navigator.tsx", withoutMeasuring);
    await without.edit("components/forms/use-enquiry.ts", withoutMeasuring);
    await plain.build();
    await without.build();
    expect(await scriptBytes(plain.out)).toBe(await scriptBytes(without.out));
  } finally {
    await plain.remove();
    await without.remove();
  }
});

test("a function that the owner supplies hears of the page's speed and of every kind of contact", async ({
  page,
}) => {
  const copy = await copyProject();
  const port = await freePort(3290, () => {});
  const server = createSiteServer({ out: copy.out, basePath: "" });
  try {
    await copy.edit("components/analytics/report.ts", (text) =>
      text.replace(
        /export const report: Report \| null = null;/,
        'export const report: Report | null = ({ kind, name }) => console.info("measured", kind, name);',
      ),
    );
    await copy.build();
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
  } finally {
    await close(server);
    await copy.remove();
  }
});

function withoutMeasuring(source: string): string {
  return source
    .replace(/^import .*analytics.*\n/m, "")
    .replace(
      /\n {4}if \(process\.env\.ANALYTICS\)(?: \{[\s\S]*?\n {4}\}|[^;]*;)/,
      "",
    );
}

/** Bytes of all scripts; the bundler's numbers for modules count as one digit, since they depend on which files exist. */
async function scriptBytes(out: string): Promise<number> {
  const folder = join(out, "_next/static/chunks");
  const names = await readdir(folder, { recursive: true });
  const scripts = await Promise.all(
    names
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFile(join(folder, name), "utf8")),
  );
  return scripts.join("").replace(/\b\d+\b/g, "0").length;
}
