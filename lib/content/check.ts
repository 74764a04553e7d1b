import nextEnv from "@next/env";
import { parseEnv } from "../env";
import { findProblems, findSamples } from "./problems";
import { publishes } from "./publishes";
import { readContent } from "./read";
import { report, summary } from "./report";

/**
 * `npm run content:check` lists everything that should be corrected in the content; errors stop the build.
 * With --release, or in a build for the public, sample values are errors too.
 */
const problems = check();
if (problems.length > 0) console.error(`${report(problems)}\n`);
const errors = problems.filter(({ severity }) => severity === "error");
console.log(`Content: ${summary(problems)}.`);
if (errors.length > 0) {
  console.error(
    "The site is not built until the problems are corrected. content/README.md explains every file.",
  );
  process.exitCode = 1;
}

function check() {
  nextEnv.loadEnvConfig(process.cwd(), false, {
    info: () => {},
    error: console.error,
  });
  const content = readContent(process.cwd());
  const release =
    process.argv.includes("--release") || publishes(parseEnv(process.env));
  return [...findProblems(content), ...(release ? findSamples(content) : [])];
}
