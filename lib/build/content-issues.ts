import type { ContentIssue } from "../content/issues/content-issue";
import type { ContentFolder } from "../content/read";
import { sorted, validateContent } from "../content/validate";
import { pictureIssues } from "./images/picture-issues";

/** All that should be corrected in the content and in its pictures, in the order of the files. */
export async function contentIssues(
  content: ContentFolder,
): Promise<ContentIssue[]> {
  return sorted([
    ...validateContent(content).issues,
    ...(await pictureIssues(process.cwd())),
  ]);
}
