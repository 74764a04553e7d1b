/** Weighs every page of out/ against budget.json: bytes as a host sends them. `--table` prints all figures. */
import "@/lib/node/env-file";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { routes } from "@/lib/content/load";
import { env } from "@/lib/env";
import { fileOf } from "@/lib/export/files";
import budgets from "./budget.json";
import { resourcesOf } from "./page-resources";

/** Bytes of one file as a host sends it. */
type Weight = { file: string; bytes: number };

const out = join(process.cwd(), "out");
if (!existsSync(join(out, "index.html")))
  throw new Error("There is no export to weigh. Build it first: npm run build");

const pages = routes.map(({ path, kind }) => {
  const weights = weighPage(fileOf(path));
  const totals = Object.fromEntries(
    Object.entries(weights).map(([figure, files]) => [figure, sum(files)]),
  );
  return { path, kind, weights, totals };
});
if (process.argv.includes("--table"))
  console.table(
    Object.fromEntries(pages.map(({ path, totals }) => [path, totals])),
  );

const errors = pages.flatMap(({ path, kind, weights, totals }) =>
  Object.entries(budgets[kind])
    .filter(([figure, limit]) => (totals[figure] ?? 0) > limit)
    .map(
      ([figure, limit]) =>
        `${path}: ${figure} is ${totals[figure]}, over its budget of ${limit}; the largest: ${largest(weights[figure])}.`,
    ),
);
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(
    "If the growth is worth it, raise lib/dev/page-weight/budget.json in the same commit and say why.",
  );
  process.exitCode = 1;
} else {
  console.log(`All ${pages.length} pages keep their page-weight budgets.`);
}

function largest(files: Weight[] = []): string {
  return files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ file, bytes }) => `${file} (${bytes})`)
    .join(", ");
}

function sum(files: Weight[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** What a page weighs before anybody scrolls, file by file. */
function weighPage(page: string): Record<string, Weight[]> {
  const html = readFileSync(join(out, page), "utf8");
  const { inlineCss, inlineScript, stylesheets, scripts, images } =
    resourcesOf(html);
  const files = [...stylesheets, ...scripts, ...images];
  return {
    // With the font in it.
    html: [{ file: page, bytes: sizeOf(page) }],
    css: [
      { file: `styles in ${page}`, bytes: compressed(inlineCss) },
      ...stylesheets.map(weigh),
    ],
    // As text, since the limit is one of work and not of transfer.
    inlineScript: [
      { file: `script in ${page}`, bytes: Buffer.byteLength(inlineScript) },
    ],
    script: scripts.map(weigh),
    images: images.map(weigh),
    requests: [page, ...files].map((file) => ({ file, bytes: 1 })),
  };
}

function weigh(url: string): Weight {
  const { pathname } = new URL(url, "https://site.invalid");
  const file = decodeURI(pathname).slice(env.basePath.length + 1);
  return { file, bytes: sizeOf(file) };
}

function sizeOf(file: string): number {
  const path = join(out, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function compressed(text: string): number {
  return text ? brotliCompressSync(text).length : 0;
}
