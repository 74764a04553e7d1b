/** `npm test`: runs lint and unit tests in parallel with the build, then the browser tests, which need the build. */
import "@/lib/node/env-file";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { capture, run } from "./run-command";

const unitReport = ".cache/unit.json";
const browserReport = ".cache/e2e.json";

mkdirSync(".cache", { recursive: true });
for (const file of [unitReport, browserReport]) rmSync(file, { force: true });
const started = Date.now();
// Free ports, so that a running preview causes no conflict and is not tested by mistake.
const { environment } = await choosePorts({});

const lanes = await Promise.all([
  inOrder(
    ["Format, lint and unused code", "npm run --silent lint"],
    [
      "Unit tests",
      `npm run --silent test:unit -- --json --outputFile=${unitReport}`,
    ],
  ),
  inOrder(
    ["Build, which checks content and types", "npm run --silent build"],
    ["Page-weight budgets", "npx tsx lib/dev/page-weight/budget.ts"],
  ),
]);
const ok = !lanes.includes(false) && (await browserTests());

const unit = readReport(unitReport);
const browser = readReport(browserReport)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
// A step that failed without a failed test counts as one.
const failed =
  (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) || (ok ? 0 : 1);
console.log(`\nAll in ${since(started)}.`);
console.log(
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
);
if (failed > 0) process.exitCode = 1;

/** Runs steps in order until one fails. Prints a step's output when it ends, since two lanes run in parallel. */
async function inOrder(...steps: [name: string, command: string][]) {
  for (const [name, command] of steps) {
    const begun = Date.now();
    const { code, output } = await capture(command, { environment });
    console.log(`\n${output}`);
    printResult(name, code, begun);
    if (code !== 0) return false;
  }
  return true;
}

async function browserTests(): Promise<boolean> {
  const begun = Date.now();
  const code = await run("npm run --silent test:e2e", { environment });
  printResult("End-to-end tests in a browser", code, begun);
  return code === 0;
}

function printResult(name: string, code: number, begun: number): void {
  console.log(`${name}: ${code === 0 ? "ok" : "failed"}, ${since(begun)}`);
}

/** The report of a test runner, or undefined if it wrote none. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function since(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`;
}
