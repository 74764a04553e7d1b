/**
 * `npm run upgrade:check`: installs the newest Next and React in a copy of the project, or the versions given
 * (`-- 16.4.5 19.3.0`), builds it, runs the tests of what the site relies on without a promise of Next's or React's,
 * and says what broke. All other tests run where the upgrade is proposed.
 */
import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
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
await using copy = await copyProject({ packages: "own" });
const broken = await check();
console.log(`\n${broken || "The upgrade breaks nothing that is tested."}`);
if (broken) process.exitCode = 1;

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

  const unit = await unitTests();
  const browser = await browserTests();
  const failures = new Map([...unit.failures, ...browser.failures]);
  const broken = internals
    .map((internal) => {
      const titles = internal.tests.flatMap((path) => failures.get(path) ?? []);
      return titles.length > 0
        ? `${describe(internal)}${titles.map((title) => `    - ${title}\n`).join("")}`
        : "";
    })
    .join("");
  return broken || (unit.passed && browser.passed)
    ? broken
    : "Tests failed, but none that the table of internals names; they are above.";
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

type UnitReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; title: string }[];
  }[];
};

async function unitTests() {
  const { report, passed } = await reportOf<UnitReport>(
    `npx jest --json --outputFile=.cache/unit.json ${testsNamed(/\.test\.ts$/)}`,
    ".cache/unit.json",
  );
  const failures: Failures = new Map();
  for (const {
    name,
    status,
    message,
    assertionResults,
  } of report.testResults) {
    const titles = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ title }) => title);
    // A file that does not load has no tests, only a message.
    if (status === "failed" && titles.length === 0) titles.push(message);
    failures.set(relative(realpathSync(copy.folder), name), titles);
  }
  return { failures, passed };
}

async function browserTests() {
  const { report, passed } = await reportOf<{ suites: Suite[] }>(
    `npx playwright test ${testsNamed(/\.spec\.ts$/)} --project desktop`,
    ".cache/e2e.json",
  );
  const failures: Failures = new Map();
  for (const suite of report.suites)
    failures.set(`e2e/${suite.file}`, failedTitles(suite));
  return { failures, passed };
}

type Suite = {
  file: string;
  specs: { ok: boolean; title: string }[];
  suites?: Suite[];
};

function failedTitles({ specs, suites = [] }: Suite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...suites.flatMap(failedTitles),
  ];
}

/** Runs tests in the copy and reads what they reported; a runner that reports nothing has not run at all. */
async function reportOf<Report>(
  command: string,
  file: string,
): Promise<{ report: Report; passed: boolean }> {
  const path = join(copy.folder, file);
  rmSync(path, { force: true });
  const code = await copy.run(command, environment);
  const report = JSON.parse(readFileSync(path, "utf8"));
  if (code !== 0 && report.errors?.length > 0)
    throw new Error(`"${command}" could not run.`);
  return { report, passed: code === 0 };
}

function installed(name: string): string {
  const file = join(copy.folder, "node_modules", name, "package.json");
  return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
}

function inCopy(command: string) {
  return capture(command, { cwd: copy.folder, environment });
}
