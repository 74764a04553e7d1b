import { readContent } from "./read";
import { report, summary } from "./report";
import { type ContentValues, validateContent } from "./validate";

/**
 * The values of the content folder, read, filled in and validated. The dev server shows the message in the
 * browser, so it is written for editors.
 * @throws Error that lists every error of the content folder with file, line, what was found and what to write.
 */
export function assertValidContent(): ContentValues {
  const { issues, values } = validateContent(readContent());
  const errors = issues.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return values;
  throw new Error(
    `The content needs a correction (${summary(errors)}).\n\n${report(errors)}\n`,
  );
}
