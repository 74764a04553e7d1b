/** `npm test`: every check there is, one after the other; stops at the first that fails. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { chooseAddresses } from "@/lib/dev/preview/choose-ports";
import { run } from "./run-command";

const UNIT = ".cache/unit.json";
const E2E = ".cache/e2e.json";

const steps = [
  ["Format and lint", "npm run --silent lint"],
  ["Types", "npm run --silent typecheck"],
  [
    "Unit tests",
    `npm run --silent test:unit -- --json --outputFile=${UNIT} --passWithNoTests=false`,
  ],
  ["Build", "npm run --silent build"],
  ["Page-weight budgets", "npm run --silent budget"],
  ["End-to-end tests in a browser", "npm run --silent test:e2e"],
] as const;

mkdirSync(".cache", { recursive: true });
for (const file of [UNIT, E2E]) rmSync(file, { force: true });
const started = Date.now();
// Free ports, so that a running preview is neither in the way nor tested by mistake.
const { environment } = await chooseAddresses({}, console.log);
const { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_RELAY_URL } = environment;

for (const [index, [name, command]] of steps.entries()) {
  console.log(`\n${index + 1}/${steps.length} ${name}\n`);
  const begun = Date.now();
  const code = await run(command, {
    NEXT_PUBLIC_SITE_URL,
    NEXT_PUBLIC_RELAY_URL,
    NEXT_TELEMETRY_DISABLED: "1",
  });
  console.log(`\n${name}: ${code === 0 ? "ok" : "failed"}, ${since(begun)}`);
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}

const { passed, failed, skipped } = results();
console.log(`\nAll in ${since(started)}.`);
console.log(
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
);

/** Of the test runners' own reports. A step that failed before or without tests counts as one. */
function results() {
  const unit = read(UNIT);
  const e2e = read(E2E)?.stats;
  const failed = (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0);
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0),
    failed: process.exitCode ? Math.max(1, failed) : failed,
    skipped: (unit?.numPendingTests ?? 0) + (e2e?.skipped ?? 0),
  };
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function since(time: number): string {
  return `${Math.round((Date.now() - time) / 1000)} s`;
}
