/**
 * `npm run upgrade:check`: installs the newest Next and React in a copy of the project, or the versions given
 * (`-- 16.4.5 19.3.0`), builds it, runs the tests of what the site relies on without a promise of Next's or React's,
 * and says what broke. All other tests run where the upgrade is proposed.
 */
import { readFileSync } from "node:fs";
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

  const failures: string[] = [];
  for (const path of new Set(internals.flatMap(({ tests }) => tests))) {
    const { code, output } = await inCopy(
      path.endsWith(".spec.ts")
        ? `npx playwright test ${path} --project desktop`
        : `npx jest ${path}`,
    );
    console.log(`${path}: ${code === 0 ? "passed" : "failed"}`);
    if (code === 0) continue;
    const affected = internals.filter(({ tests }) => tests.includes(path));
    failures.push(`${output}\n${affected.map(describe).join("")}`);
  }
  return failures.join("\n");
}

function describe({ name, file }: Internal): string {
  return `This may not hold any more: ${name}\n  It is used in ${file} and explained in ${internalsFile}.\n`;
}

function installed(name: string): string {
  const file = join(copy.folder, "node_modules", name, "package.json");
  return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
}

function inCopy(command: string) {
  return capture(command, { cwd: copy.folder, environment });
}
