/** `npm run test:checks`: runs the checks that take minutes, or only the named ones. Most build a changed copy. */
import { readdirSync } from "node:fs";
import { run } from "@/lib/dev/run-command";

const folder = "e2e/checks";
const commands = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "run.ts")
    .map((file) => [file.replace(".ts", ""), `npx tsx ${folder}/${file}`]),
);
commands.builds =
  "npx playwright test --config e2e/named-runs.config.ts --project builds --workers 1";

const named = process.argv.slice(2);
const failed: string[] = [];
const names = named.length > 0 ? named : Object.keys(commands);
console.log(
  `Checks: ${names.join(", ")}. Each takes minutes; a copy that is built prints nothing for one or two.`,
);
await run("npx tsx e2e/support/install-browser.ts");
for (const name of names) {
  const command = commands[name];
  if (!command)
    throw new Error(
      `There is no check "${name}", only ${Object.keys(commands).join(", ")}.`,
    );
  console.log(`\nCheck: ${name}\n`);
  if ((await run(command)) !== 0) failed.push(name);
}
console.log(`\nFailed: ${failed.join(", ") || "none"}`);
if (failed.length > 0) process.exitCode = 1;
