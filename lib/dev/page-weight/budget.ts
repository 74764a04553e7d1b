/** Compares the transfer sizes of every page in out/ with budget.json. */
import "@/lib/node/env-file";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Cheerio } from "cheerio";
import { routes } from "@/lib/content/load";
import { htmlFile } from "@/lib/export/export-folder";
import { type Element, inlineScripts, parseHtml } from "@/lib/export/html";
import { listFiles } from "@/lib/node/list-files";
import { env } from "@/lib/site/env";
import budgets from "./budget.json";

const out = join(process.cwd(), "out");
if (!existsSync(join(out, "index.html")))
  throw new Error("There is no export to weigh. Build it first: npm run build");

const errors = [
  ...routes.flatMap(({ path, kind }) =>
    findExcess(path, weighPage(htmlFile(path)), budgets[kind]),
  ),
  ...findExcess("all pages", { scripts: weighScripts() }, budgets.site),
];
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(
    "If the growth is worth it, raise lib/dev/page-weight/budget.json in the same commit and say why.",
  );
  process.exitCode = 1;
} else {
  console.log(`All ${routes.length} pages keep their page-weight budgets.`);
}

type Figures = Record<string, number>;

function findExcess(what: string, weights: Figures, budget: Figures) {
  return Object.entries(budget)
    .map(([figure, limit]) => [figure, weights[figure] ?? 0, limit] as const)
    .filter(([, weight, limit]) => weight > limit)
    .map(
      ([figure, weight, limit]) =>
        `${what}: ${figure} is ${weight}, over its budget of ${limit}.`,
    );
}

/** The bytes of all code: a visitor fetches it who reads the home page to its end and types one letter into its form. */
function weighScripts(): number {
  return listFiles(join(out, "_next"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => transferSize(join("_next", file)))
    .reduce((total, bytes) => total + bytes, 0);
}

/** The sizes of a page in bytes, and its requests, before it is scrolled. */
function weighPage(page: string): Figures {
  const $ = parseHtml(readFileSync(join(out, page), "utf8"));
  const scripts = $("script[src]")
    .get()
    .map(({ attribs }) => attribs.src ?? "");
  const shown = $("img:not([loading=lazy])").get();
  const images = [...new Set(shown.map((image) => largestCandidate($(image))))];
  return {
    // Includes the inlined font.
    html: transferSize(page),
    css: brotliCompressSync($("style").text()).length,
    // Uncompressed, since the budget limits the time to parse and run it, not its transfer. Data blocks do not count.
    inlineScript: Buffer.byteLength($(inlineScripts).text()),
    script: weigh(scripts),
    images: weigh(images),
    requests: 1 + scripts.length + images.length,
  };
}

/** The largest candidate of a picture's first source, since a budget applies to the highest device pixel ratio. */
function largestCandidate(image: Cheerio<Element>): string {
  const source = image.siblings("source").addBack().first();
  const largest = source.attr("srcset")?.split(",").at(-1);
  return largest?.trim().split(/\s+/)[0] ?? image.attr("src") ?? "";
}

function weigh(urls: string[]): number {
  return urls
    .map((url) => new URL(url, "https://site.invalid").pathname)
    .map((path) => transferSize(decodeURI(path).slice(env.basePath.length + 1)))
    .reduce((total, bytes) => total + bytes, 0);
}

function transferSize(file: string): number {
  const path = join(out, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
