import type { ContentIssue } from "@/lib/content/issues/content-issue";
import { pictureIssues } from "@/lib/content/issues/pictures";
import { sampleIssues } from "@/lib/content/issues/sample";
import { isReservedHost } from "@/lib/node/loopback";
import { printIssues, summarizeIssues } from "./print-issues";
import { sortIssues, type Validated } from "./validate";
import { validated } from "./validated";
import { writeSchemas } from "./write-schemas";

/**
 * Writes the JSON schemas and prints all issues of the content. In a release, or in a build that search engines can
 * find, remaining sample content is an error too.
 * @returns whether the content has no errors
 */
export async function checkContent({ isRelease = false } = {}) {
  writeSchemas();
  // This import throws if an environment variable is malformed, so the schemas are written before it.
  const { env } = await import("@/lib/site/env");
  const isPublic = !isReservedHost(new URL(env.siteUrl).hostname);
  const issues = await allIssues(
    validated,
    isRelease || (env.indexable && isPublic),
  );
  if (issues.length > 0) console.error(`${printIssues(issues)}\n`);
  console.log(`Content: ${summarizeIssues(issues)}.`);
  const isRight = issues.every(({ severity }) => severity === "warning");
  if (!isRight)
    console.error(
      "The site is not built until the errors are corrected. content/README.md explains every file.",
    );
  return isRight;
}

/** All issues of texts and pictures. In a release, remaining sample content is an issue too. */
export async function allIssues(
  { sources, issues }: Validated,
  isRelease: boolean,
): Promise<ContentIssue[]> {
  return sortIssues([
    ...issues,
    ...(await pictureIssues(sources)),
    ...(isRelease ? sampleIssues(sources) : []),
  ]);
}
