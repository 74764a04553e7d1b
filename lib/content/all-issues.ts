import type { ContentIssue } from "./issues/content-issue";
import { pictureIssues } from "./issues/pictures";
import { sampleIssues } from "./issues/samples";
import { bytesOf } from "./read";
import { sorted, type Validated } from "./validate";

/** All that should be corrected in texts and pictures; in a release the texts and pictures of the sample too. */
export async function allIssues(
  { sources, issues }: Validated,
  isRelease: boolean,
): Promise<ContentIssue[]> {
  return sorted([
    ...issues,
    ...(await pictureIssues(sources)),
    ...sampleIssues(sources, bytesOf, isRelease),
  ]);
}
