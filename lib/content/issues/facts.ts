import { rowsOfDots, statistic } from "../statistic";
import { lists, type Path, texts } from "../walk";
import { type ContentIssue, valueAt } from "./content-issue";
import type { Source } from "./source";

/** Entries of one name, and values that contradict each other. */
export function factIssues(source: Source): ContentIssue[] {
  return [
    ...lists(source.filled).flatMap(({ path, entries }) => [
      ...repeated(source, path, entries, "id"),
      ...repeated(source, path, entries, "title"),
    ]),
    ...schemaLine(source),
    ...datesAhead(source),
    ...(source.name === "site" ? [...phone(source), ...social(source)] : []),
    ...(source.name === "statistics" ? counts(source) : []),
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
    return source.issues([...path, index, field], {
      severity: field === "id" ? "error" : "warning",
      expected: `${field === "id" ? "an id" : "a title"} of its own; entry ${first + 1} of this list has the same`,
    });
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
function counts(source: Source): ContentIssue[] {
  const statistics = valueAt(source.filled, ["statistics"]);
  if (!Array.isArray(statistics)) return [];
  return statistics.flatMap((entry, index) => {
    const { dotsPerRow, value: text } = Object(entry);
    if (typeof text !== "string") return [];
    const { value } = statistic(text, 1);
    const canBeDrawn =
      dotsPerRow === undefined ||
      (Number.isInteger(value) && value <= dotsPerRow * rowsOfDots);
    return [
      ...source.issues(
        ["statistics", index, "value"],
        /^\d{1,3}\.\d{3}(?!\d)/.test(text) && {
          severity: "warning",
          expected: `a comma between thousands; ${text} counts to ${value}`,
        },
      ),
      ...source.issues(
        ["statistics", index, "dotsPerRow"],
        !canBeDrawn && {
          severity: "warning",
          expected: `a number of dots that can be drawn in ${rowsOfDots} rows, which ${text} cannot; left out, a line is drawn instead`,
        },
      ),
    ];
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
