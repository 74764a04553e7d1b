import "../node/env-file";
import { allIssues } from "./all-issues";
import { printIssues, summary } from "./print-issues";
import { readContent } from "./read";
import { validateContent } from "./validate";
import { writeSchemas } from "./write-schemas";

/** Names that the internet keeps for examples and tests: nothing can be published there. */
const reserved =
  /^localhost$|^127\.|^\[::1\]$|(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/**
 * `npm run content:check`, also the first step of the build and of the dev server: lists everything that should be
 * corrected in the content, and writes the schemas that editors read. With --release, or in a build that search engines
 * will find, what is left of the sample is an error too.
 */
try {
  process.exitCode = await check();
} catch (error) {
  // A malformed variable of the environment: one line for people instead of a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function check(): Promise<number> {
  writeSchemas();
  const { env } = await import("../env");
  const isPublic = !reserved.test(new URL(env.siteUrl).hostname);
  const isRelease =
    process.argv.includes("--release") || (env.indexable && isPublic);
  const issues = await allIssues(validateContent(readContent()), isRelease);
  if (issues.length > 0) console.error(`${printIssues(issues)}\n`);
  console.log(`Content: ${summary(issues)}.`);
  if (issues.every(({ severity }) => severity === "warning")) return 0;
  console.error(
    "The site is not built until the errors are corrected. content/README.md explains every file.",
  );
  return 1;
}
