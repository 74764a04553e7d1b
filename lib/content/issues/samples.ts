import { contentHash } from "../../node/hash";
import type { JsonSchema } from "../json-schemas";
import sampleHashes from "../sample-hashes.json";
import type { Path } from "../walk";
import { type ContentIssue, valueAt } from "./content-issue";
import { type Source, textsOf } from "./source";

const logo = "components/media/mark.svg";

/** A text or picture that says something of the company that the site belongs to. */
type Claim = { source: Source; path: Path; hash: string; isLogo?: boolean };

/** Reads a file by its path below the content folder. */
type ReadFile = (path: string) => Buffer | undefined;

/** The hashes of all that the content claims; while the content is the sample's, `npm run format` writes them down. */
export function hashesOf(sources: Iterable<Source>, read: ReadFile): string[] {
  const hashes = claimsOf(sources, read).map(({ hash }) => hash);
  return [...new Set(hashes)].sort();
}

/** What came with the sample and was neither replaced nor confirmed, and what `sample` and `confirmed` say wrongly. */
export function sampleIssues(
  sources: ReadonlyMap<string, Source>,
  read: ReadFile,
  isRelease: boolean,
  known: ReadonlySet<string> = new Set(sampleHashes),
): ContentIssue[] {
  const site = sources.get("site");
  if (!site) return [];
  const samples = claimsOf(sources.values(), read).filter(({ hash }) =>
    known.has(hash),
  );
  const listed = valueAt(site.data, ["confirmed"]);
  const confirmed = Array.isArray(listed) ? listed.map(String) : [];
  const left = samples.filter(
    (claim) => !confirmed.some((entry) => confirms(entry, claim)),
  );
  const isSample = valueAt(site.data, ["sample"]) !== false;
  return [
    ...confirmed.flatMap((entry, index) =>
      site.issues(
        ["confirmed", index],
        !samples.some((claim) => confirms(entry, claim)) && {
          expected:
            "a text of the sample, word for word, or a file or list that still has one, such as privacy.json or contact-us.json > questions",
        },
      ),
    ),
    ...site.issues(
      ["sample"],
      isRelease &&
        isSample && {
          expected: "false, since a sample is not published",
          suggestion: "false",
        },
      !isRelease &&
        !isSample &&
        left.length > 0 && {
          severity: "warning",
          expected: `no text or picture of the sample: ${left.length} are left; npm run content:check -- --release lists them`,
        },
    ),
    ...(isRelease ? left.flatMap(issueOf) : []),
  ];
}

function issueOf({ source, path, isLogo }: Claim): ContentIssue[] {
  const confirmed = isLogo ? logo : `${source.name}.json > ${path[0]}`;
  return source.issues(path, {
    found: isLogo ? `the logo of the sample in ${logo}` : undefined,
    expected: "your own, not the sample’s",
    suggestion: `your own, or, if it is true of you too, "${confirmed}" in the list "confirmed" of content/site.json`,
  });
}

/** By the text itself, by the file that it stands in, or by a list or group of that file. */
function confirms(entry: string, { source, path, isLogo }: Claim): boolean {
  if (isLogo) return entry === logo;
  const place = [`${source.name}.json`, ...path].join(" > ");
  return (
    valueAt(source.data, path) === entry ||
    `${place} > `.startsWith(`${entry} > `)
  );
}

function claimsOf(sources: Iterable<Source>, read: ReadFile): Claim[] {
  return [...sources]
    .filter(({ name }) => name !== "interface")
    .flatMap((source) => [
      ...logoOf(source, read),
      ...textsOf(source).flatMap(({ path, written, field }): Claim[] => {
        const picture = written.startsWith("images/") && read(written);
        if (path[0] === "confirmed") return [];
        if (!picture && !isClaim(written, field.claim)) return [];
        return [{ source, path, hash: contentHash(picture || written) }];
      }),
    ]);
}

function logoOf(source: Source, read: ReadFile): Claim[] {
  const drawing = source.name === "site" && read(`../${logo}`);
  if (!drawing) return [];
  return [
    { source, path: ["brand"], hash: contentHash(drawing), isLogo: true },
  ];
}

/** Shorter texts, such as "Our Services", are anybody's. */
function isClaim(text: string, claim: JsonSchema["claim"]): boolean {
  if (claim === "text") return /\d/.test(text) || text.split(/\s+/).length > 4;
  return claim === "always";
}
