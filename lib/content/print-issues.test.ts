import type { ContentIssue } from "./issues/content-issue";
import { summary } from "./print-issues";

test.each([
  ["no errors"],
  ["no errors, 2 warnings", "warning", "warning"],
  ["1 error", "error"],
  ["2 errors and 1 warning", "error", "warning", "error"],
])("%s", (text, ...severities) => {
  const issues = severities.map((severity) => ({ severity }) as ContentIssue);
  expect(summary(issues)).toBe(text);
});
