/**
 * `npm run upgrade:check`: installs the newest Next and React in a copy of the project, or the versions given
 * (`-- 16.4.5 19.3.0`), builds it, runs the tests of what the site relies on without a promise of Next's or React's,
 * and says what broke. All other tests run where the upgrade is proposed.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Internal, internalsFile, readInternals } from "./internals";
import { choosePorts } from "./preview/choose-ports";
import { copyProject } from "./project-copy";
import { capture, run } from "./run-command";

const [next = "latest", react = "latest"] = process.argv.slice(2);
const packages = [
  `next@${next}`,
  `@next/env@${next}`,
  `react@${react}`,
  `react-dom@${react}`,
];
const internals = readInternals();
const { environment } = await choosePorts(
  { PORT: "3150", RELAY_PORT: "8150" },
  console.log,
);
await run("npx tsx e2e/support/install-browser.ts");
const copy = await copyProject({ packages: "own" });
try {
  const broken = await check();
  console.log(`\n${broken || "The upgrade breaks nothing that is tested."}`);
  if (broken) process.exitCode = 1;
} finally {
  await copy.remove();
}

/** Returns what is broken, in words. */
async function check(): Promise<string> {
  const install = await inCopy(
    `npm install --save-exact --no-audit --no-fund ${packages.join(" ")}`,
  );
  if (install.code !== 0)
    return `${packages.join(", ")} cannot be installed:\n${install.output}`;
  console.log(`Installed: ${["next", "react"].map(installed).join(", ")}.`);

  const build = await inCopy("npm run build");
  if (build.code !== 0) {
    const known = internals.filter(
      ({ buildError }) => buildError && build.output.includes(buildError),
    );
    return `The build fails.\n${known.map(describe).join("")}${build.output}`;
  }
  console.log("Built.");

  const failures = new Map([
    ...(await failedUnitTests()),
    ...(await failedBrowserTests()),
  ]);
  return internals
    .map((internal) => {
      const titles = internal.tests.flatMap((path) => failures.get(path) ?? []);
      return titles.length > 0
        ? `${describe(internal)}${titles.map((title) => `    - ${title}\n`).join("")}`
        : "";
    })
    .join("");
}

function describe({ name, file, tests }: Internal): string {
  return `This may not hold any more: ${name}\n  It is used in ${file} and explained in ${internalsFile}. Failed of ${tests.join(", ") || "the build"}:\n`;
}

/** Titles of failed tests, by the path of their file. */
type Failures = Map<string, string[]>;

function testsNamed(ending: RegExp): string {
  const paths = internals.flatMap(({ tests }) => tests);
  return [...new Set(paths.filter((path) => ending.test(path)))].join(" ");
}

async function failedUnitTests(): Promise<Failures> {
  const { testResults } = await reportOf(
    `npx jest --json --outputFile=.cache/unit.json ${testsNamed(/\.test\.ts$/)}`,
    ".cache/unit.json",
  );
  const failures: Failures = new Map();
  for (const { name, assertionResults } of testResults)
    failures.set(
      name.slice(copy.folder.length + 1),
      assertionResults
        .filter(({ status }: { status: string }) => status === "failed")
        .map(({ title }: { title: string }) => title),
    );
  return failures;
}

async function failedBrowserTests(): Promise<Failures> {
  const { suites } = await reportOf(
    `npx playwright test ${testsNamed(/\.spec\.ts$/)} --project desktop`,
    ".cache/e2e.json",
  );
  const failures: Failures = new Map();
  for (const { file, specs } of suites)
    failures.set(
      `e2e/${file}`,
      specs
        .filter(({ ok }: { ok: boolean }) => !ok)
        .map(({ title }: { title: string }) => title),
    );
  return failures;
}

/** Runs tests in the copy and reads what they reported; a runner that reports nothing has not run at all. */
// biome-ignore lint/suspicious/noExplicitAny: reports of two test runners, each read at one place
async function reportOf(command: string, file: string): Promise<any> {
  const path = join(copy.folder, file);
  rmSync(path, { force: true });
  const code = await copy.run(command, environment);
  const report = JSON.parse(readFileSync(path, "utf8"));
  if (code !== 0 && report.errors?.length > 0)
    throw new Error(`"${command}" could not run.`);
  return report;
}

function installed(name: string): string {
  const file = join(copy.folder, "node_modules", name, "package.json");
  return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
}

function inCopy(command: string) {
  return capture(command, { cwd: copy.folder, environment });
}
