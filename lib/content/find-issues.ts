import type { ContentIssue } from "./issues/content-issue";
import { pictureIssues } from "./issues/pictures";
import type { ContentFolder } from "./read";
import { sorted, validateContent } from "./validate";

/** All that should be corrected in the content and in its pictures, in the order of the files. */
export async function contentIssues(
  content: ContentFolder,
): Promise<ContentIssue[]> {
  return sorted([
    ...validateContent(content).issues,
    ...(await pictureIssues(process.cwd())),
  ]);
}
