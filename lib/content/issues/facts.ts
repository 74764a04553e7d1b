import type { ContentIssue } from "./content-issue";
import { show } from "./content-issue";
import { type Source, valueAt } from "./source";
import { lists } from "./walk";

/** Entries of one name, numbers that contradict each other, and fewer entries than were agreed. */
export function factIssues(
  sources: ReadonlyMap<string, Source>,
): ContentIssue[] {
  return [...sources.values()].flatMap((source) => [
    ...duplicateIds(source),
    ...tooFew(source),
    ...(source.name === "site" ? phone(source) : []),
    ...(source.name === "statistics" ? dots(source) : []),
    ...(source.shape === "landing-page" ? mosaic(source) : []),
    ...schemaLine(source),
  ]);
}

function duplicateIds(source: Source): ContentIssue[] {
  return lists(source.filled).flatMap(({ path, entries }) => {
    const seen = new Map<unknown, number>();
    return entries.flatMap((entry, index) => {
      const id = (entry as { id?: unknown } | null)?.id;
      if (id === undefined) return [];
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, index);
        return [];
      }
      return [
        source.problem([...path, index, "id"], {
          expected: `an id of its own; entry ${first + 1} of this list has the same`,
          suggestion:
            typeof id === "number"
              ? show(Math.max(...[...seen.keys()].map(Number)) + 1)
              : show(`${id}-2`),
        }),
      ];
    });
  });
}

/** Numbers of entries that the client ordered. More are fine, the layout takes them. */
const agreed: [file: string, path: string[], least: number][] = [
  ["testimonials", ["testimonials"], 5],
  ["services", ["services"], 10],
  ["clients", ["clients"], 10],
  ["statistics", ["statistics"], 4],
  ["why-choose-us", ["cards"], 4],
  ["process", ["steps"], 4],
  ["web-development", ["services", "cards"], 4],
  ["app-development", ["services", "cards"], 4],
  ["web-development", ["portfolio", "items"], 6],
  ["app-development", ["portfolio", "items"], 4],
];

function tooFew(source: Source): ContentIssue[] {
  return agreed.flatMap(([file, path, least]) => {
    const entries = valueAt(source.filled, path);
    if (file !== source.name || !Array.isArray(entries)) return [];
    if (entries.length >= least || entries.length === 0) return [];
    return [
      source.problem(path, {
        severity: "warning",
        found: `${entries.length} of them`,
        expected: `at least ${least}, as agreed for this site`,
      }),
    ];
  });
}

function phone(source: Source): ContentIssue[] {
  const shown = valueAt(source.filled, ["phone", "shown"]);
  const link = valueAt(source.filled, ["phone", "link"]);
  if (typeof shown !== "string" || typeof link !== "string") return [];
  const digits = shown.replace(/\D/g, "");
  if (!/^[+\d][\d ().-]+$/.test(shown)) {
    return [
      source.problem(["phone", "shown"], {
        expected: "a phone number: digits, spaces, and a plus sign in front",
        suggestion: '"+91 98765 43210"',
      }),
    ];
  }
  if (link.replace(/\D/g, "").endsWith(digits)) return [];
  return [
    source.problem(["phone", "link"], {
      expected: `the same digits as the number that is shown, ${shown}`,
      suggestion: shown.startsWith("+") ? show(`+${digits}`) : undefined,
    }),
  ];
}

function dots(source: Source): ContentIssue[] {
  const statistics = valueAt(source.filled, ["statistics"]);
  if (!Array.isArray(statistics)) return [];
  return statistics.flatMap((statistic, index) => {
    const { columns, rows } = Object(Object(statistic).figure);
    const value = Number(Object(statistic).value);
    if (!(columns && rows) || columns * rows === value) return [];
    return [
      source.problem(["statistics", index, "figure"], {
        severity: "warning",
        expected: `as many dots as the number says: ${value}, not ${columns} × ${rows} = ${columns * rows}`,
      }),
    ];
  });
}

function mosaic(source: Source): ContentIssue[] {
  const tiles = valueAt(source.filled, ["collage", "tiles"]);
  if (!Array.isArray(tiles)) return [];
  const cells = tiles.reduce<number>(
    (sum, tile) => sum + Number(Object(tile).span) ** 2,
    0,
  );
  if (cells === 24 || Number.isNaN(cells)) return [];
  return [
    source.problem(["collage", "tiles"], {
      severity: "warning",
      found: `tiles that fill ${cells} places`,
      expected:
        "24 places, so that the mosaic has no holes: a small tile fills 1, a large one 4",
    }),
  ];
}

function schemaLine(source: Source): ContentIssue[] {
  const wanted = `./schemas/${source.shape}.schema.json`;
  if (valueAt(source.data, ["$schema"]) === wanted) return [];
  return [
    source.problem(["$schema"], {
      severity: "warning",
      expected: "the line that gives editors their help for this file",
      suggestion: `"$schema": "${wanted}"`,
    }),
  ];
}
