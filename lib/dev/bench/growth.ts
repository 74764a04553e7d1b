import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileOf } from "@/lib/build/export/site";
import { sum, weighPage } from "../page-weight/weigh";
import { run } from "./command";
import { buildEmptyApp, writeEmptyApp } from "./floor";
import { type Amount, grow } from "./grow";
import { markdown } from "./table";
import { kB } from "./targets";

/**
 * Builds copies of the site with ever more content, and fails if time or bytes grow faster than the content does, or
 * if a page's script grows at all. The copies lie below the project, where Next finds the packages.
 */
const ROOT = process.cwd();
const CACHE = join(ROOT, ".cache", "growth");
const COPY = join(CACHE, "site");
const PAGES = ["/", "/services", "/web-development", "/app-development"];
/** One thing grows at a time: every landing page shows all testimonials, so both at once grow as their product. */
const ITEMS: Amount[] = [10, 100, 1000].map((items) => ({
  items,
  landings: 2,
}));
const LANDINGS: Amount[] = [20, 200].map((landings) => ({
  items: 10,
  landings,
}));

type Row = Amount & {
  seconds: number;
  /** Of the largest page. */
  html: number;
  data: number;
  /** Code of the largest page: what it names, without its data. */
  code: number;
};

await rm(CACHE, { recursive: true, force: true });
const rows: Row[] = [];
const faults: string[] = [];
try {
  console.log(`${await buildTimes()}\n`);
  for (const amount of [...ITEMS, ...LANDINGS])
    rows.push(await measure(amount));
  console.log(`\n${table()}`);
  judge();
} finally {
  await rm(CACHE, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Cold: nothing but the sources. Warm: right after. */
async function buildTimes(): Promise<string> {
  await copySources();
  const cold = await timed(build);
  const warm = await timed(build);
  const empty = join(CACHE, "empty");
  await writeEmptyApp(empty);
  const emptyCold = await timed(() => buildEmptyApp(empty));
  const emptyWarm = await timed(() => buildEmptyApp(empty));
  return markdown(
    ["Build", "Cold", "Warm"],
    [
      ["This site", `${cold} s`, `${warm} s`],
      ["Empty Next page", `${emptyCold} s`, `${emptyWarm} s`],
    ],
  );
}

async function measure(amount: Amount): Promise<Row> {
  await copySources();
  await grow(COPY, amount);
  const seconds = await timed(build);
  const weights = await Promise.all(
    PAGES.map((path) => weighPage(join(COPY, "out"), fileOf(path), "")),
  );
  const largest = (values: number[]) => Math.max(...values);
  const scripts = (isData: boolean) =>
    largest(
      weights.map(({ script }) =>
        sum(script.filter(({ file }) => file.includes("/flight/") === isData)),
      ),
    );
  const row = {
    ...amount,
    seconds,
    html: largest(weights.map(({ html }) => sum(html))),
    data: scripts(true),
    code: scripts(false),
  };
  console.log(
    `${row.items} items, ${row.landings} landing pages: ${seconds} s`,
  );
  return row;
}

/** The sources anew, the made pictures and the compiler's cache kept. */
async function copySources(): Promise<void> {
  for (const name of ["app", "components", "content", "lib"])
    await rm(join(COPY, name), { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  // Made by tools, or needed for tests alone.
  const made =
    /^(node_modules|out|e2e|coverage|docs|package-lock\.json|(test|playwright|jest).*|\..*)$/;
  for (const name of await readdir(ROOT))
    if (!made.test(name))
      await cp(join(ROOT, name), join(COPY, name), {
        recursive: true,
        filter: (source) =>
          !/\.test\.tsx?$/.test(source) &&
          ![join(ROOT, "public", "img"), join(ROOT, "public", "og")].includes(
            source,
          ),
      });
}

async function build(): Promise<void> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error("Start this by `npm run growth`.");
  await run(process.execPath, [npm, "run", "build"], COPY);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 100) / 10;
}

function table(): string {
  return markdown(
    [
      "Items",
      "Landing pages",
      "Build",
      "HTML of the largest page",
      "Its data",
      "Its code",
    ],
    rows.map(({ items, landings, seconds, html, data, code }) => [
      String(items),
      String(landings),
      `${seconds} s`,
      kB(html),
      kB(data),
      kB(code),
    ]),
  );
}

/** Ten times the content may take ten times as much, and a quarter for what the machine does besides. */
function judge(): void {
  const [first] = rows;
  if (!first) return;
  for (const row of rows) {
    const factor = Math.max(
      row.items / first.items,
      row.landings / first.landings,
    );
    for (const figure of ["seconds", "html", "data"] as const)
      if (row[figure] > first[figure] * factor * 1.25)
        faults.push(
          `${row.items} items, ${row.landings} landing pages: ${figure} is ${row[figure]}, more than ${factor} times ${first[figure]}.`,
        );
    // Names of chunks in the list of the runtime differ by a few bytes.
    if (row.code > first.code * 1.01)
      faults.push(
        `${row.items} items, ${row.landings} landing pages: a page's code grew from ${first.code} to ${row.code} bytes.`,
      );
  }
}
