import { writeCheckResult } from "@/lib/content/check-result";
import { readContent } from "@/lib/content/read";
import { checkContent } from "./check";
import { writeSchemas } from "./json-schemas";
import { printIssues, summarizeIssues } from "./print-issues";

/** Checks the content, and writes the JSON schemas and the result. */
export async function runCheck(isRelease: boolean) {
  // A build's content may be read-only.
  if (process.env.NODE_ENV !== "production") writeSchemas();
  const issues = await checkContent(readContent(), isRelease);
  const errors = issues.filter(({ severity }) => severity === "error");
  const warnings = issues.filter(({ severity }) => severity === "warning");
  const isRight = errors.length === 0;
  writeCheckResult({
    errors: isRight
      ? ""
      : `The site needs a correction (${summarizeIssues(errors)}).\n\n${printIssues(errors)}\n`,
    warnings: printIssues(warnings),
  });
  const lines = [
    issues.length > 0 && `${printIssues(issues)}\n`,
    `Content: ${summarizeIssues(issues)}.`,
    !isRight &&
      "The site is not built until the errors are corrected. content/README.md explains every file.",
  ];
  return { isRight, text: lines.filter(Boolean).join("\n") };
}
