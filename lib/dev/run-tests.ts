/** `npm test`: runs lint and unit tests beside the build and the browser tests, which need the build. */
import "@/lib/node/env-file";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { capture, run } from "./run-command";

const unitReport = ".cache/unit.json";
const browserReport = ".cache/e2e.json";

mkdirSync(".cache", { recursive: true });
for (const file of [unitReport, browserReport]) rmSync(file, { force: true });
// Free ports, so that a running preview causes no conflict and is not tested by mistake.
const { environment } = await choosePorts({});

/** Steps that run in order until one fails. */
type Lane = Record<string, string>;
const quiet: Lane = {
  "Format, lint and unused code": "npm run --silent lint",
  "Unit tests": `npm run --silent test:unit -- --json --outputFile=${unitReport}`,
};
const live: Lane = {
  "Build, which checks content and types": "npm run --silent build",
  "Page-weight budgets": "npx tsx lib/dev/page-weight/budget.ts",
  "End-to-end tests in a browser": "npm run --silent test:e2e",
};
console.log(
  `Two lanes run side by side. With two cores it takes 5 to 10 min.
  ${Object.keys(quiet).join(", ")}
  ${Object.keys(live).join(", ")}`,
);
const started = Date.now();
const failedSteps: string[] = [];
await Promise.all([
  inOrder(quiet, (command) => capture(command, { environment })),
  // These say themselves how far they are.
  inOrder(live, async (command) => ({
    code: await run(command, { environment }),
    output: "",
  })),
]);
const failed = [unitReport, browserReport]
  .filter((file) => existsSync(file))
  .flatMap((file) => failedIn(JSON.parse(readFileSync(file, "utf8"))));
console.log(`\nAll in ${since(started)}.`);
// A step may fail without a failed test.
const count = failed.length || failedSteps.length;
console.log([`${count} failed`, ...failedSteps, ...failed].join("\n  "));
if (failedSteps.length > 0) process.exitCode = 1;

async function inOrder(lane: Lane, execute: typeof capture) {
  for (const [name, command] of Object.entries(lane)) {
    const begun = Date.now();
    const { code, output } = await execute(command);
    console.log(`\n${output}`);
    console.log(`${name}: ${code === 0 ? "ok" : "failed"}, ${since(begun)}`);
    if (code === 0) continue;
    failedSteps.push(name);
    return;
  }
}

/** The names of failed tests in a report of Jest or Playwright, or of a file that could not be read. */
function failedIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(failedIn);
  const { file, fullName, title, name, status, ok } = Object(node);
  const own = [file, fullName ?? title ?? name].filter(Boolean).join(": ");
  const hasFailed = status === "failed" || ok === false;
  return inside.length === 0 && hasFailed && own ? [own] : inside;
}

function since(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`;
}
