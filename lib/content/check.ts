import "../env-file";
import type { ContentIssue } from "./issues/content-issue";
import { publishes } from "./publishes";
import { readContent } from "./read";
import { report, summary } from "./report";
import { findIssues, findSamples } from "./validate";

/**
 * `npm run content:check`, also the first step of the build: lists everything that should be corrected in the content.
 * With --release, or in a build that search engines will find, values of the sample brand are errors too.
 */
try {
  process.exitCode = tell(await check());
} catch (fault) {
  // A malformed variable of the environment: one line for people instead of a stack.
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}

async function check(): Promise<ContentIssue[]> {
  const { env } = await import("../env");
  const content = readContent(process.cwd());
  const release = process.argv.includes("--release") || publishes(env);
  return [...findIssues(content), ...(release ? findSamples(content) : [])];
}

function tell(problems: ContentIssue[]): number {
  if (problems.length > 0) console.error(`${report(problems)}\n`);
  console.log(`Content: ${summary(problems)}.`);
  if (problems.every(({ severity }) => severity === "warning")) return 0;
  console.error(
    "The site is not built until the problems are corrected. content/README.md explains every file.",
  );
  return 1;
}
