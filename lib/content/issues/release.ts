import { claimsOf, hashOf } from "./claims";
import { type ContentIssue, type Path, valueAt } from "./content-issue";
import { sampleHashes } from "./sample-hashes";
import { samples } from "./samples";
import type { Source } from "./source";
import { texts } from "./walk";

const logo = "components/media/mark.svg";

/**
 * What came with the sample brand and was never replaced. `confirmed` are the values that are true of the owner all the
 * same; `bytesOf` reads a file by its path below the content folder.
 */
export function releaseIssues(
  source: Source,
  confirmed: ReadonlySet<string>,
  bytesOf: (path: string) => Buffer | undefined,
): ContentIssue[] {
  const isSample = (value: string | Buffer | undefined) =>
    value !== undefined && sampleHashes.has(hashOf(value));
  const claims = new Map(
    claimsOf(source)
      .filter(({ value }) => isSample(value))
      .map((claim) => [String(claim.path), claim]),
  );

  function sampleAt(path: Path, value: string) {
    const text = value.toLowerCase();
    const found = samples.filter(({ values }) =>
      values.some((sample) => text.includes(sample)),
    );
    const untrue = found.find(({ isFalse }) => isFalse);
    if (untrue) return source.issue(path, { expected: untrue.expected });
    const claim = claims.get(String(path));
    const picture = value.startsWith("images/") && isSample(bytesOf(value));
    const expected =
      (picture && "a picture of your own") || (claim ?? found[0])?.expected;
    const named = claim?.value ?? value;
    if (!expected || confirmed.has(named)) return undefined;
    return source.issue(path, { expected, suggestion: confirming(named) });
  }

  return [
    ...(source.name === "site" ? ofSite(source) : []),
    ...texts(source.data)
      .filter(({ path }) => path[0] !== "confirmed")
      .flatMap(({ path, value }) => sampleAt(path, value) ?? []),
  ];

  function ofSite(site: Source): ContentIssue[] {
    const flag = site.issue(["sample"], {
      expected: "false, as soon as every placeholder is replaced",
      suggestion: "false",
    });
    const mark = site.issue(["brand"], {
      found: `the sample logo in ${logo}`,
      expected: "the logo of your own company",
      suggestion: confirming(logo),
    });
    const isOld = isSample(bytesOf(`../${logo}`)) && !confirmed.has(logo);
    return [
      ...(valueAt(site.data, ["sample"]) === false ? [] : [flag]),
      ...(isOld ? [mark] : []),
    ];
  }
}

function confirming(value: string): string {
  return `your own, or, if this is true of you too, ${JSON.stringify(value)} in the list "confirmed" of content/site.json`;
}
