import { getNodeValue, parseTree } from "jsonc-parser";
import { readContent } from "../read";
import { texts } from "../walk";
import type { ContentIssue } from "./content-issue";
import { issueIn } from "./source";

export type Reference = {
  /** As content writes it, such as "images/scenes/belt.svg". */
  picture: string;
  issue(severity: ContentIssue["severity"], expected: string): ContentIssue;
};

/**
 * Every picture that content names. A file with a syntax error gives what can be read of it: the content check reports
 * the error, and the pictures of the page stay where they are while it is corrected.
 */
export function pictureReferences(root: string): Reference[] {
  return [...readContent(root).files].flatMap(([name, text]) => {
    const tree = parseTree(text);
    if (!tree) return [];
    const data: unknown = getNodeValue(tree);
    const issue = issueIn(name, text, data, tree);
    return texts(data)
      .filter(({ value }) => value.startsWith("images/"))
      .map(({ path, value }) => ({
        picture: value,
        issue: (severity, expected) => issue(path, { severity, expected }),
      }));
  });
}
