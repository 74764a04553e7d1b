import type { ContentIssue } from "./issues/content-issue";
import { pictureIssues } from "./issues/pictures";
import { sampleIssues } from "./issues/sample";
import { printIssues, summary } from "./print-issues";
import { sorted, type Validated } from "./validate";
import { validated } from "./validated";
import { writeSchemas } from "./write-schemas";

/** Names that the internet keeps for examples and tests: nothing can be published there. */
const reserved =
  /^localhost$|^127\.|^\[::1\]$|(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/**
 * Lists everything that should be corrected in the content, and writes the schemas that editors read. In a release, or in
 * a build that search engines will find, what is left of the sample is an error too.
 * @returns whether there is no error
 */
export async function checkContent({ isRelease = false } = {}) {
  writeSchemas();
  // Throws where a variable is malformed, so only here.
  const { env } = await import("../env");
  const isPublic = !reserved.test(new URL(env.siteUrl).hostname);
  const issues = await allIssues(
    validated,
    isRelease || (env.indexable && isPublic),
  );
  if (issues.length > 0) console.error(`${printIssues(issues)}\n`);
  console.log(`Content: ${summary(issues)}.`);
  const isRight = issues.every(({ severity }) => severity === "warning");
  if (!isRight)
    console.error(
      "The site is not built until the errors are corrected. content/README.md explains every file.",
    );
  return isRight;
}

/** All that should be corrected in texts and pictures; in a release what is left of the sample too. */
export async function allIssues(
  { sources, issues }: Validated,
  isRelease: boolean,
): Promise<ContentIssue[]> {
  return sorted([
    ...issues,
    ...(await pictureIssues(sources)),
    ...(isRelease ? sampleIssues(sources) : []),
  ]);
}
