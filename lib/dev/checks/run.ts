/** `npm run test:checks`: the checks that take minutes, or those named. Most build a changed copy of the project. */
import { readdirSync } from "node:fs";
import { run } from "../run-command";

const folder = "lib/dev/checks";
const checks = new Map(
  readdirSync(folder)
    .filter((file) => file !== "run.ts")
    .map((file) => [file.replace(/\.ts$/, ""), `npx tsx ${folder}/${file}`]),
);
checks.set(
  "builds",
  "npx playwright test --config e2e/named-runs.config.ts --project builds --workers 1",
);

const names = process.argv.slice(2);
const unknown = names.find((name) => !checks.has(name));
if (unknown)
  throw new Error(
    `There is no check "${unknown}", only ${[...checks.keys()].join(", ")}.`,
  );
const failed: string[] = [];
await run("npx tsx e2e/support/install-browser.ts");
for (const [name, command] of checks) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\nCheck: ${name}\n`);
  if ((await run(command)) !== 0) failed.push(name);
}
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed.",
);
if (failed.length > 0) process.exitCode = 1;
