import { rowsOfDots, statistic } from "../statistic";
import { lists, type Path, texts } from "../walk";
import { type ContentIssue, show, valueAt } from "./content-issue";
import { metaAt } from "./schema";
import type { Source } from "./source";

/** Entries of one name, and values that contradict each other. */
export function factIssues(source: Source): ContentIssue[] {
  return [
    ...lists(source.filled).flatMap(({ path, entries }) => [
      ...repeated(source, path, entries, "id"),
      ...repeated(source, path, entries, "title"),
      ...tooFew(source, path, entries),
    ]),
    ...schemaLine(source),
    ...datesAhead(source),
    ...(source.name === "site" ? [...phone(source), ...social(source)] : []),
    ...(source.name === "statistics" ? dots(source) : []),
    ...(source.schema === "landing-page" ? mosaic(source) : []),
  ];
}

/** Of ids, a second one breaks links; of titles, it confuses readers. */
function repeated(
  source: Source,
  path: Path,
  entries: unknown[],
  field: "id" | "title",
): ContentIssue[] {
  const values = entries.map((entry) => Object(entry)[field] as unknown);
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    const free =
      typeof value === "number"
        ? Math.max(...values.filter((other) => typeof other === "number")) + 1
        : `${value}-2`;
    return source.issues([...path, index, field], {
      severity: field === "id" ? "error" : "warning",
      expected: `${field === "id" ? "an id" : "a title"} of its own; entry ${first + 1} of this list has the same`,
      suggestion: field === "id" ? show(free) : undefined,
    });
  });
}

/** An empty list leaves its section out on purpose. */
function tooFew(
  source: Source,
  path: Path,
  { length }: unknown[],
): ContentIssue[] {
  const agreed = Number(metaAt(source, path)?.agreed ?? 0);
  if (length === 0 || length >= agreed) return [];
  return source.issues(path, {
    severity: "warning",
    found: `${length} of them`,
    expected: `at least ${agreed}, as agreed for this site`,
  });
}

function schemaLine(source: Source): ContentIssue[] {
  const up = source.schema === "landing-page" ? ".." : ".";
  const wanted = `${up}/schemas/${source.schema}.schema.json`;
  if (valueAt(source.data, ["$schema"]) === wanted) return [];
  return source.issues(["$schema"], {
    severity: "warning",
    expected: "the line that gives editors their help for this file",
    suggestion: `"$schema": "${wanted}"`,
  });
}

function datesAhead(source: Source): ContentIssue[] {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  return texts(source.filled)
    .filter(({ key, value }) => key === "updated" && value > tomorrow)
    .flatMap(({ path }) =>
      source.issues(path, {
        severity: "warning",
        expected: "the day of the last change, not a day to come",
      }),
    );
}

function phone(source: Source): ContentIssue[] {
  const { shown, link } = Object(valueAt(source.filled, ["phone"]));
  if (typeof shown !== "string" || typeof link !== "string") return [];
  if (!/^[+(\d][\d ().-]+$/.test(shown)) {
    return source.issues(["phone", "shown"], {
      expected:
        "a phone number: digits, spaces, hyphens and brackets, with a plus sign in front",
    });
  }
  // Numbers for callers at home begin with a zero, which those from abroad leave out.
  const digits = shown.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");
  if (link.replace(/\D/g, "").endsWith(digits)) return [];
  return source.issues(["phone", "link"], {
    expected: `the same digits as the number that is shown, ${shown}`,
    suggestion: shown.startsWith("+") ? show(`+${digits}`) : undefined,
  });
}

function social(source: Source): ContentIssue[] {
  const pages = Object(valueAt(source.filled, ["social"]));
  const networks = Object.keys(pages);
  return networks.flatMap((network) => {
    const other = networks.find(
      (name) => name !== network && String(pages[network]).includes(`${name}.`),
    );
    if (!other) return [];
    return source.issues(["social", network], {
      expected: `your page on ${network}; this is one on ${other}`,
    });
  });
}

/** A field shows one dot for each that is counted, in as many rows as there is room for. */
function dots(source: Source): ContentIssue[] {
  const statistics = valueAt(source.filled, ["statistics"]);
  if (!Array.isArray(statistics)) return [];
  return statistics.flatMap((entry, index) => {
    const { dotsPerRow, value: text } = Object(entry);
    if (typeof text !== "string" || typeof dotsPerRow !== "number") return [];
    const { value } = statistic(text, 1);
    if (Number.isInteger(value) && value <= dotsPerRow * rowsOfDots) return [];
    return source.issues(["statistics", index, "dotsPerRow"], {
      severity: "warning",
      expected: `a number of dots that can be drawn in ${rowsOfDots} rows; ${text} is not`,
      suggestion: "leaving the field out, which draws a line instead",
    });
  });
}

function mosaic(source: Source): ContentIssue[] {
  const tiles = valueAt(source.filled, ["collage", "tiles"]);
  if (!Array.isArray(tiles)) return [];
  const sizes = tiles.map((tile) => Object(tile).span);
  const cells = sizes.reduce((sum, span) => sum + span ** 2, 0);
  // A size that does not exist is reported where it stands.
  if (cells === 24 || sizes.some((span) => span !== 1 && span !== 2)) return [];
  return source.issues(["collage", "tiles"], {
    severity: "warning",
    found: `tiles that fill ${cells} cells`,
    expected:
      "24 cells, so that the mosaic has no holes: a small tile fills 1, a large one 4",
  });
}
