/** `npm run test:checks`: runs every check of this folder, each on a changed copy of the project, or those named. */
import { readdirSync } from "node:fs";
import { run } from "../run-command";

const folder = "lib/dev/checks";
const names = process.argv.slice(2);
const failed: string[] = [];
for (const file of readdirSync(folder)) {
  const name = file.replace(/\.ts$/, "");
  if (name === "run" || (names.length > 0 && !names.includes(name))) continue;
  console.log(`\nCheck: ${name}\n`);
  if ((await run(`npx tsx ${folder}/${file}`)) !== 0) failed.push(name);
}
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed.",
);
if (failed.length > 0) process.exitCode = 1;
