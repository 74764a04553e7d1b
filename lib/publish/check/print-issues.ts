import type { ContentIssue } from "@/lib/content/content-issue";

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

/** Characters that nobody sees, by their names. */
export function showUnseen(text: string): string {
  return text.replace(
    /(?![ \n]|\ufe0f)[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase();
      return character === "\t" ? "[tab]" : `[U+${code?.padStart(4, "0")}]`;
    },
  );
}

function printIssue(issue: ContentIssue): string {
  const { severity, file, line, column, location } = issue;
  const lines = [
    `${file}:${line}:${column}  ${severity === "warning" ? "(warning) " : ""}${location}`,
    `    found     ${issue.found}`,
    `    expected  ${issue.expected}`,
    issue.suggestion
      ? `    try       ${issue.suggestion}`
      : issue.example && `    such as   ${issue.example}`,
  ];
  return showUnseen(lines.filter(Boolean).join("\n"));
}
