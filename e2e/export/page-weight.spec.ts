import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { exportedPages, localFile, out } from "@/e2e/support/export";
import { routes, site, values } from "@/lib/content/load";
import { contentFile } from "@/lib/content/pages";
import { listFiles } from "@/lib/node/list-files";

/**
 * The most bytes that a page of each kind sends before it is scrolled, a third more than the sample's heaviest. Its styles,
 * font and script are in the HTML.
 */
const budgets = {
  main: { html: 50_000, pictures: 6_000 },
  landing: { html: 62_000, pictures: 40_000 },
  text: { html: 50_000, pictures: 6_000 },
};

const files = [...values.keys()].map(contentFile);
test.skip(
  ![...files, "images", "logo"].every((name) => site.sample.includes(name)),
  "an owner's pages weigh what they like: the end of a build says how much",
);

for (const { id, file, $ } of exportedPages)
  for (const { kind } of routes.filter((route) => route.id === id))
    test(`${file} is within the budget of a ${kind} page`, () => {
      const { html, pictures } = budgets[kind];
      const shown = $("img:not([loading=lazy])").map((_, image) => {
        // The largest file of the first source, for the highest device pixel ratio.
        const source = $(image).siblings("source").addBack().first();
        const [, url] = /(\S+)( \S+)?$/.exec(source.attr("srcset") ?? "") ?? [];
        return localFile(url ?? `${image.attribs.src}`);
      });
      expect(sent([file])).toBeLessThanOrEqual(html);
      expect(sent(shown.get())).toBeLessThanOrEqual(pictures);
    });

test("all code that loads by and by is within its budget", () => {
  const code = listFiles(out).filter((file) => file.endsWith(".js"));
  expect(sent(code)).toBeLessThanOrEqual(137_000);
});

/** The bytes of these files together, compressed where the export has them compressed. */
function sent(files: string[]): number {
  return [...new Set(files)]
    .map((file) => join(out, file))
    .map((path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path))
    .reduce((sum, { size }) => sum + size, 0);
}
