import type { ContentIssue } from "./content-issue";
import { samples } from "./samples";
import type { Source } from "./source";
import { texts } from "./walk";

/** What came with the sample brand and was never replaced. */
export function releaseIssues(source: Source): ContentIssue[] {
  const flag =
    source.name === "site" && Object(source.data).sample !== false
      ? [
          source.issue(["sample"], {
            expected: "false, as soon as every placeholder is replaced",
            suggestion: "false",
          }),
        ]
      : [];
  const values = texts(source.data).flatMap(({ path, value }) => {
    const text = value.toLowerCase();
    const sample = samples.find(({ values }) =>
      values.some((known) => text.includes(known)),
    );
    return sample ? [source.issue(path, { expected: sample.expected })] : [];
  });
  return [...flag, ...values];
}
