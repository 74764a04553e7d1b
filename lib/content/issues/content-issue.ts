/** Where a value stands in a file: keys and indexes from the outermost inwards. */
export type Path = readonly (string | number)[];

/** Something a person should correct. Errors stop the build, warnings do not. */
export type ContentIssue = {
  severity: "error" | "warning";
  /** Such as "content/services.json". */
  file: string;
  line: number;
  column: number;
  /** Where in the file, in words: "services > entry 4 (Game Development) > icon". */
  place: string;
  /** The value as it is written, or what stands there instead. */
  found: string;
  /** Completes "expected …". */
  expected: string;
  /** Completes "try …": what to write instead. */
  suggestion?: string;
  /** Completes "such as …": how a right value looks. */
  example?: string;
};

/** The path in words that make sense beside an open file. */
export function describePlace(data: unknown, path: Path): string {
  const words: string[] = [];
  let node = data;
  for (const step of path) {
    node = (node as Record<string | number, unknown> | undefined | null)?.[
      step
    ];
    words.push(
      typeof step === "number" ? `entry ${step + 1}${nameOf(node)}` : step,
    );
  }
  return words.join(" > ") || "the whole file";
}

/** A value as it stands in the file, cut to a length that fits a line. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { title, name, label, question, id } = entry as Record<string, unknown>;
  const known = [title, name, label, question, id].find(
    (value) => typeof value === "string" && value !== "",
  );
  return known === undefined ? "" : ` (${known})`;
}
