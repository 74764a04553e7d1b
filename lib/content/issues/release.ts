import { createHash } from "node:crypto";
import { type Path, texts } from "../walk";
import { type ContentIssue, valueAt } from "./content-issue";
import { sampleHashes } from "./sample-hashes";
import { samples } from "./samples";
import { fieldOf, type Source } from "./source";

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
    if (untrue) return { expected: untrue.expected };
    const claim = claims.get(String(path));
    const picture = value.startsWith("images/") && isSample(bytesOf(value));
    const expected =
      (picture && "a picture of your own") || (claim ?? found[0])?.expected;
    const named = claim?.value ?? value;
    if (!expected || confirmed.has(named)) return undefined;
    return { expected, suggestion: confirming(named) };
  }

  const ofTexts = texts(source.data)
    .filter(({ path }) => path[0] !== "confirmed")
    .flatMap(({ path, value }) => source.issues(path, sampleAt(path, value)));
  if (source.name !== "site") return ofTexts;
  return [
    ...source.issues(
      ["sample"],
      valueAt(source.data, ["sample"]) !== false && {
        expected: "false, as soon as every placeholder is replaced",
        suggestion: "false",
      },
    ),
    ...source.issues(
      ["brand"],
      isSample(bytesOf(`../${logo}`)) &&
        !confirmed.has(logo) && {
          found: `the sample logo in ${logo}`,
          expected: "the logo of your own company",
          suggestion: confirming(logo),
        },
    ),
    ...ofTexts,
  ];
}

function confirming(value: string): string {
  return `your own, or, if this is true of you too, ${JSON.stringify(value)} in the list "confirmed" of content/site.json`;
}

/** A text or picture that says something about the company: untrue of any other. */
type Claim = { path: Path; value: string; expected: string };

/** Fields by schema and path; a number in a path is written as *. */
const claims: [field: RegExp, expected: string][] = [
  [
    /^testimonials\.testimonials\.\*\.\w+$/,
    "a quote that a client gave you in writing",
  ],
  [
    /^statistics\.statistics\.\*\.value$/,
    "a number that is true of your company",
  ],
  [
    /^clients\.clients\.\*\.name$|^landing-page\.portfolio\.items\.\*\.(?!id$|img$|alt$)/,
    "a client or project of your own",
  ],
  [/^services\.models\.items\.\*\.price$/, "a price of your own"],
  [/\.alt$/, "what a picture of your own shows"],
  [
    /^home\.(hero\.claim|contact\.panel\.\w+)$|^clients\.heading$|^contact-us\.lead$|^interface\.form\.promise$|^thankyou\.next\.steps\.\*$|^services\.services\.\*\.detailContent\.get\.\*$|^landing-page\.(questions\.items\.\*\.answer|contact\.lead|about\.points\.\*)$/,
    "a promise that your company keeps",
  ],
  [
    /^about-us\.(lead|story\..*|team\.(heading|lead|roles\.\*\.(seatsLabel|description)))$|^site\.(hours|nameStory|callCentre\.name)$/,
    "facts of your own company",
  ],
];

function claimsOf(source: Source): Claim[] {
  return texts(source.data).flatMap(({ path, value }) => {
    const field = fieldOf(source, path);
    const [, expected] = claims.find(([known]) => known.test(field)) ?? [];
    if (!expected) return [];
    const label = valueAt(source.data, [...path.slice(0, -1), "label"]);
    const counted = source.schema === "statistics";
    return [{ path, value: counted ? `${value} ${label}` : value, expected }];
  });
}

/** A short name of a text or picture that says nothing of it. */
function hashOf(value: string | Buffer): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 10);
}
