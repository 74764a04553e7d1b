import { existsSync, readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileOf } from "@/lib/build/export/site";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { markdown } from "../bench/table";
import { type Limits, overruns } from "./compare";
import {
  type PageWeight,
  sum,
  type Weight,
  weighFile,
  weighPage,
} from "./weigh";

/**
 * Checks the bytes of the export against budget.json. `--record` keeps the sizes of all files, so that a later overrun
 * can name the one that grew; `--table` shows what every page weighs.
 */
const OUT = join(process.cwd(), "out");
const HERE = join(process.cwd(), "lib", "bench");
const SIZES = join(HERE, "sizes.json");

type Budget = {
  everyPage: Limits;
  pages: Record<string, Limits>;
  /** All script that a visitor of the whole site could ever fetch. */
  site: Limits;
};

if (!existsSync(join(OUT, "index.html")))
  throw new Error("There is no export to weigh: run `npm run build` first.");
const budget: Budget = JSON.parse(
  readFileSync(join(HERE, "budget.json"), "utf8"),
);
const sizes: Record<string, number> = existsSync(SIZES)
  ? JSON.parse(readFileSync(SIZES, "utf8"))
  : {};

const pages = await Promise.all(
  routes.map(async ({ path }) => ({
    path,
    weight: await weighPage(OUT, fileOf(path), env.basePath),
  })),
);
const site = { script: await allScript() };

if (process.argv.includes("--record")) await record();
if (process.argv.includes("--table")) console.log(table());

const faults = [
  ...pages.flatMap(({ path, weight }) =>
    overruns(
      path,
      weight,
      { ...budget.everyPage, ...budget.pages[path] },
      sizes,
    ),
  ),
  ...overruns("whole site", site, budget.site, sizes),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    "If the growth is worth it, raise lib/dev/page-weight/budget.json in the same commit and say why.",
  );
  process.exitCode = 1;
} else {
  console.log(`All ${pages.length} pages keep their byte budgets.`);
}

async function allScript(): Promise<Weight[]> {
  const directory = join(OUT, "_next", "static", "chunks");
  const files = await readdir(directory, { recursive: true });
  return Promise.all(
    files
      // Next always writes these: for browsers of before 2018, and for its older router. No page fetches them.
      .filter(
        (file) =>
          file.endsWith(".js") &&
          !/^(polyfills|framework|main)-\w+\./.test(file),
      )
      .sort()
      .map((file) =>
        weighFile(
          OUT,
          `${env.basePath}/_next/static/chunks/${file.replaceAll("\\", "/")}`,
          env.basePath,
        ),
      ),
  );
}

async function record(): Promise<void> {
  const all = [
    ...pages.flatMap(({ weight: { requests: _, ...bytes } }) =>
      Object.values(bytes).flat(),
    ),
    ...site.script,
  ].map(({ file, bytes }): [string, number] => [file, bytes]);
  const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(
    SIZES,
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
}

function table(): string {
  const figures: (keyof PageWeight)[] = [
    "html",
    "css",
    "boot",
    "script",
    "font",
    "pictures",
    "requests",
  ];
  return markdown(
    ["Page", ...figures],
    pages.map(({ path, weight }) => [
      path,
      ...figures.map((figure) => String(sum(weight[figure]))),
    ]),
  );
}
