import type { ContentIssue } from "./content-issue";

/** Formats issues for the terminal or the browser. */
export function printIssues(issues: readonly ContentIssue[]): string {
  return issues.map(printIssue).join("\n\n");
}

/** "3 errors and 1 warning", or "no errors, 1 warning" */
export function summarizeIssues(issues: readonly ContentIssue[]): string {
  const [errors, warnings] = (["error", "warning"] as const).map((severity) => {
    const number = issues.filter((issue) => issue.severity === severity).length;
    return number && `${number} ${severity}${number === 1 ? "" : "s"}`;
  });
  if (!errors) return ["no errors", warnings].filter(Boolean).join(", ");
  return [errors, warnings].filter(Boolean).join(" and ");
}

function printIssue(issue: ContentIssue): string {
  const { severity, file, line, column, location } = issue;
  return [
    `${file}:${line}:${column}  ${severity === "warning" ? "(warning) " : ""}${location}`,
    `    found     ${issue.found}`,
    `    expected  ${issue.expected}`,
    ...(issue.suggestion
      ? [`    try       ${issue.suggestion}`]
      : issue.example
        ? [`    such as   ${issue.example}`]
        : []),
  ].join("\n");
}
