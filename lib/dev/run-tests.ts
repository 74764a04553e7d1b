/** `npm test`: runs lint and unit tests beside the build and the browser tests, which need the build. */
import "@/lib/node/env-file";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { capture, run } from "./run-command";

const unitReport = ".cache/unit.json";
const browserReport = ".cache/e2e.json";

mkdirSync(".cache", { recursive: true });
const last = readReport(browserReport)?.stats.duration / 60_000;
for (const file of [unitReport, browserReport]) rmSync(file, { force: true });
const started = Date.now();
// Free ports, so that a running preview causes no conflict and is not tested by mistake.
const { environment } = await choosePorts({});

/** The steps of each lane run in order until one fails. A live one prints at once, the others at their end. */
type Step = [name: string, command: string, live?: "live"];
const lanes: Step[][] = [
  [
    ["Format, lint and unused code", "npm run --silent lint"],
    [
      "Unit tests",
      `npm run --silent test:unit -- --json --outputFile=${unitReport}`,
    ],
  ],
  [
    ["Build, which checks content and types", "npm run --silent build"],
    ["Page-weight budgets", "npx tsx lib/dev/page-weight/budget.ts"],
    ["End-to-end tests in a browser", "npm run --silent test:e2e", "live"],
  ],
];
const duration = last
  ? `Last time the browser tests took ${Math.ceil(last)} min.`
  : "With two cores it takes 5 to 10 min.";
console.log(`Two lanes run side by side. ${duration}`);
for (const lane of lanes)
  console.log(`  ${lane.map(([name]) => name).join(", ")}`);
const running = new Map<string, number>();
const silence = setInterval(() => {
  const steps = [...running].map(([name, begun]) => `${name} ${since(begun)}`);
  console.log(`Still running: ${steps.join(", ")}`);
}, 10_000);
const failedSteps: string[] = [];
const notRun: string[] = [];
await Promise.all(lanes.map(inOrder));
clearInterval(silence);

const unit = readReport(unitReport);
const browser = readReport(browserReport);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed = testsIn(
  [unit, browser],
  ({ status, ok }) => status === "failed" || ok === false,
);
notRun.push(
  ...testsIn(
    [unit, browser],
    ({ status, tests }) =>
      status === "pending" || tests?.[0]?.status === "skipped",
  ),
);
console.log(`\nAll in ${since(started)}.\n${passed} passed`);
// A step may fail without a failed test.
list(`${failed.length || failedSteps.length} failed`, failedSteps, failed);
if (notRun.length > 0) list(`${notRun.length} did not run`, notRun);
if (failedSteps.length > 0) process.exitCode = 1;

function list(title: string, ...names: string[][]) {
  console.log([title, ...names.flat()].join("\n  "));
}

async function inOrder(steps: Step[]) {
  for (const [index, [name, command, live]] of steps.entries()) {
    const begun = Date.now();
    // Playwright says itself how far it is.
    if (live) clearInterval(silence);
    running.set(name, begun);
    const { code, output } = live
      ? { code: await run(command, { environment }), output: "" }
      : await capture(command, { environment });
    running.delete(name);
    console.log(`\n${output}`);
    console.log(`${name}: ${code === 0 ? "ok" : "failed"}, ${since(begun)}`);
    if (code === 0) continue;
    failedSteps.push(name);
    notRun.push(...steps.slice(index + 1).map(([later]) => later));
    return;
  }
}

type Result = { status?: string; ok?: boolean; tests?: Result[] };

/** The names of tests in a report of Jest or Playwright, or of a file that did not run. */
function testsIn(node: unknown, isMeant: (node: Result) => boolean): string[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap((one) => testsIn(one, isMeant));
  const { file, fullName, title, name } = Object(node);
  const own = [file, fullName ?? title ?? name].filter(Boolean).join(": ");
  return inside.length === 0 && isMeant(node) && own ? [own] : inside;
}

/** The report of a test runner, or undefined if it wrote none. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function since(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`;
}
