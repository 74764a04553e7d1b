import { readContent } from "./read";
import { report, summary } from "./report";
import { type Content, findIssues } from "./validate";

/**
 * Reads the content folder, and refuses content that breaks a page. The dev server shows the message in the browser, so it is written for editors.
 * @throws Error that lists every problem of the content folder with file, line, what was found and what to write.
 */
export function assertValidContent(root = process.cwd()): Content {
  const content = readContent(root);
  const errors = findIssues(content).filter(
    ({ severity }) => severity === "error",
  );
  if (errors.length === 0) return content;
  throw new Error(
    `The content needs a correction (${summary(errors)}).\n\n${report(errors)}\n`,
  );
}
