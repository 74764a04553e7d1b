/** `npm test`: runs lint and unit tests beside the build and the browser tests, which need the build. */
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

const failedSteps: string[] = [];
await Promise.all([
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
    ["End-to-end tests in a browser", "npm run --silent test:e2e", "live"],
  ),
]);

const unit = readReport(unitReport);
const browser = readReport(browserReport);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (browser?.stats.skipped ?? 0);
const failed = failedTests([unit, browser]);
console.log(
  // A step may fail without a failed test.
  `\nAll in ${since(started)}.\n${passed} passed, ${failed.length || failedSteps.length} failed${skipped ? `, ${skipped} skipped` : ""}`,
);
for (const name of [...failedSteps, ...failed]) console.log(`  ${name}`);
if (failedSteps.length > 0) process.exitCode = 1;

/** Runs steps in order until one fails. Prints the output of all but live ones at their end, since two lanes run in parallel. */
async function inOrder(
  ...steps: [name: string, command: string, live?: "live"][]
) {
  for (const [name, command, live] of steps) {
    const begun = Date.now();
    const { code, output } = live
      ? { code: await run(command, { environment }), output: "" }
      : await capture(command, { environment });
    console.log(`\n${output}`);
    console.log(`${name}: ${code === 0 ? "ok" : "failed"}, ${since(begun)}`);
    if (code === 0) continue;
    failedSteps.push(name);
    return;
  }
}

/** The names of failed tests in a report of Jest or Playwright, or of a file that did not run. */
function failedTests(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(failedTests);
  const { status, ok, file, fullName, title, name } = Object(node);
  const isFailed = status === "failed" || ok === false;
  const own = [file, fullName ?? title ?? name].filter(Boolean).join(": ");
  return inside.length === 0 && isFailed && own ? [own] : inside;
}

/** The report of a test runner, or undefined if it wrote none. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function since(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`;
}
