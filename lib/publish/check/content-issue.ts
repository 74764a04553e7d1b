import type { Mistake } from "@/lib/content/brand/read-sheet";
import { type Path, valueAt } from "@/lib/content/walk";

/** A mistake in the content. Errors stop the build, warnings do not. */
export type ContentIssue = Mistake & {
  severity: "error" | "warning";
  /** Completes "such as …": a valid value. */
  example?: string | undefined;
};

/** What is wrong with a value. */
export type Finding = Pick<
  ContentIssue,
  "expected" | "suggestion" | "example"
> & {
  severity?: ContentIssue["severity"];
  found?: string | undefined;
  /** The position in the file, if it is not the value's. */
  offset?: number | undefined;
};

/** The path of a content file by its name, such as "services". */
export function fileName(name: string): string {
  return `content/${name}.json`;
}

/** An error of a file as a whole, such as "content/brand/mark.svg". */
export function fileIssue(file: string, text: Finding & { found: string }) {
  const place = { file, line: 1, column: 1, location: "the whole file" };
  return { severity: "error" as const, ...place, ...text };
}

/** What an error says that it expects. Any but a plain one, such as a TypeError, is a mistake of this program. */
export function expectedBy(error: unknown): string {
  const { name, message } = error as Error;
  if (name !== "Error") throw error;
  return message;
}

/** A path in readable form: "services > entry 4 (Game Development) > icon". */
export function describePath(data: unknown, path: Path): string {
  const steps = path.map((step, index) => {
    if (typeof step === "string") return step;
    const entry = valueAt(data, path.slice(0, index + 1));
    return `entry ${step + 1}${entryName(entry)}`;
  });
  return steps.join(" > ") || "the whole file";
}

/** A value as JSON. A long one is shortened in the middle. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 60)}…${text.slice(-29)}` : text;
}

function entryName(entry: unknown): string {
  const { title, name, label, question, id } = Object(entry);
  const known = [title, name, label, question, id].find(
    (value) => typeof value === "string" && value !== "",
  );
  return known === undefined ? "" : ` (${known})`;
}
