import type { ContentIssue } from "./content-issue";
import samples from "./samples.json";
import type { Source } from "./source";
import { texts } from "./walk";

/** Values that came with the sample brand (samples.json) and were never replaced: they are true of nobody. */
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
