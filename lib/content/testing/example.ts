import { z } from "zod";
import { contentFiles, schemas } from "../files";
import type { ContentIssue, Path } from "../issues/content-issue";
import { valueAt } from "../issues/source";
import { report } from "../report";
import { type Content, findIssues } from "../validate";

/** A whole content folder made of the examples that the schemas give for every field: tests break it without touching the site's words. */
export function exampleFiles(): Map<string, unknown> {
  return new Map(
    [...contentFiles()].map(([name, shape]) => [
      name,
      {
        ...ownTitle(exampleOf(schemas[shape]) as object, name),
        $schema: `./schemas/${shape}.schema.json`,
      },
    ]),
  );
}

export const examplePictures = [
  "images/clients/orchid-lane.svg",
  "images/collage/web-arch.png",
  "images/portfolio/orchid-lane.png",
  "images/scenes/belt.svg",
  "images/scenes/map.svg",
];

/** What an editor reads after giving one field another value (undefined removes it), without file positions. */
export function messageAfter(file: string, path: Path, value: unknown): string {
  const files = exampleFiles();
  const data: unknown = JSON.parse(asText(files.get(file)));
  const parent = valueAt(data, path.slice(0, -1)) as Record<string, unknown>;
  const key = String(path.at(-1));
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return messageFor({ [file]: JSON.stringify(data, null, 2) });
}

/** What an editor reads after replacing a piece of a file's text. */
export function messageAfterTyping(
  file: string,
  written: string,
  typed: string,
): string {
  const before = asText(exampleFiles().get(file));
  if (!before.includes(written)) throw new Error(`No ${written} in ${file}.`);
  return messageFor({ [file]: before.replace(written, () => typed) });
}

let known: Set<string> | undefined;

/** The problems that the given texts add to those of the examples (which have few entries). */
export function problemsOf(changed: Record<string, string | undefined>) {
  const texts = new Map(
    [...exampleFiles()].map(([name, data]) => [name, asText(data)]),
  );
  known ??= new Set(all(texts).map(withoutPosition));
  for (const [name, text] of Object.entries(changed)) {
    if (text === undefined) texts.delete(name);
    else texts.set(name, text);
  }
  return all(texts).filter((problem) => !known?.has(withoutPosition(problem)));
}

export function messageFor(changed: Record<string, string | undefined>) {
  return problemsOf(changed).map(withoutPosition).join("\n");
}

/** The lines of a message. */
export function lines(...parts: string[]): string {
  return parts.join("\n");
}

function all(files: Content["files"]): ContentIssue[] {
  return findIssues({ files, pictures: examplePictures });
}

function withoutPosition(problem: ContentIssue): string {
  return report([problem]).replace(/:\d+:\d+ {2}/, ": ");
}

function asText(data: unknown): string {
  return JSON.stringify(data, null, 2);
}

function ownTitle(data: object, name: string): object {
  if (!("meta" in data)) return data;
  const meta = data.meta as { title: string; description: string };
  return {
    ...data,
    meta: {
      ...meta,
      title: `${name}: ${meta.title}`.slice(0, 60),
      description: `${name}: ${meta.description}`,
    },
  };
}

function exampleOf(shape: z.ZodType): unknown {
  const meta = shape.meta();
  const [example] = Array.isArray(meta?.examples) ? meta.examples : [];
  if (example !== undefined) return example;
  if (shape instanceof z.ZodArray) {
    const entry = exampleOf(shape.element as z.ZodType);
    return Array.from({ length: leastEntries(shape) }, () => entry);
  }
  if (!(shape instanceof z.ZodObject)) return undefined;
  const choice = Array.isArray(meta?.oneOf) ? meta.oneOf.at(-1).required : [];
  return Object.fromEntries(
    Object.entries(shape.shape).flatMap(([key, field]) => {
      const optional = field instanceof z.ZodOptional;
      if (optional && !choice.includes(key)) return [];
      const open = optional ? (field.unwrap() as z.ZodType) : field;
      return [[key, exampleOf(open as z.ZodType)]];
    }),
  );
}

function leastEntries(list: z.ZodArray): number {
  const limits = list.def.checks?.map((check) => check._zod.def) ?? [];
  const least = limits.find(({ check }) => check === "min_length");
  return Number((least as { minimum?: number } | undefined)?.minimum ?? 1);
}
