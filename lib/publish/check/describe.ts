import type { ContentIssue } from "@/lib/content/content-issue";
import { contentFile } from "@/lib/content/pages";
import { type Path, valueAt } from "@/lib/content/walk";

/** What is wrong with a value. */
export type Finding = Pick<ContentIssue, "expected"> &
  Partial<ContentIssue> & {
    /** The position in the file, if it is not the value's. */
    offset?: number | undefined;
  };

/** The path of a content file by its name, such as "services". */
export function fileName(name: string): string {
  return `content/${contentFile(name)}`;
}

/** What an error says that it expects, and because of which file. Any but a plain one is a mistake of this program. */
export function expectedBy(error: unknown) {
  const { name, message, cause } = error as Error;
  if (name !== "Error") throw error;
  const because = typeof cause === "string" ? cause : undefined;
  return { expected: message, because };
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
