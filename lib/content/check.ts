import "../node/env-file";
import { contentIssues } from "./find-issues";
import type { ContentIssue } from "./issues/content-issue";
import { printIssues, summary } from "./print-issues";
import { publishes } from "./publishes";
import { bytesOf, readContent } from "./read";
import { findSamples } from "./validate";

/**
 * `npm run content:check`, also the first step of the build: lists everything that should be corrected in the content.
 * With --release, or in a build that search engines will find, values of the sample brand are errors too.
 */
try {
  process.exitCode = print(await check());
} catch (error) {
  // A malformed variable of the environment: one line for people instead of a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function check(): Promise<ContentIssue[]> {
  const { env } = await import("../env");
  const content = readContent();
  const release = process.argv.includes("--release") || publishes(env);
  return [
    ...(await contentIssues(content)),
    ...(release ? findSamples(content, bytesOf) : []),
  ];
}

function print(issues: ContentIssue[]): number {
  if (issues.length > 0) console.error(`${printIssues(issues)}\n`);
  console.log(`Content: ${summary(issues)}.`);
  if (issues.every(({ severity }) => severity === "warning")) return 0;
  console.error(
    "The site is not built until the errors are corrected. content/README.md explains every file.",
  );
  return 1;
}
