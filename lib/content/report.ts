import type { ContentIssue } from "./issues/content-issue";

/** The problems as a person reads them, in a terminal or in the browser. */
export function report(problems: readonly ContentIssue[]): string {
  return problems.map(describe).join("\n\n");
}

/** "3 problems and 1 warning" */
export function summary(problems: readonly ContentIssue[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  const parts = [
    errors > 0 && count(errors, "problem"),
    warnings > 0 && count(warnings, "warning"),
  ].filter((part) => typeof part === "string");
  return parts.join(" and ") || "no problems";
}

function describe(problem: ContentIssue): string {
  const { severity, file, line, column, place } = problem;
  return [
    `${file}:${line}:${column}  ${severity === "warning" ? "(warning) " : ""}${place}`,
    `    found     ${problem.found}`,
    `    expected  ${problem.expected}`,
    ...(problem.suggestion
      ? [`    try       ${problem.suggestion}`]
      : problem.example
        ? [`    such as   ${problem.example}`]
        : []),
  ].join("\n");
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
