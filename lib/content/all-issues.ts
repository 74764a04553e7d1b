import type { ContentIssue } from "./issues/content-issue";
import { pictureIssues } from "./issues/pictures";
import { sampleIssues } from "./issues/sample";
import { sorted, type Validated } from "./validate";

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
