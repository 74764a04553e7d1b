import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Reference = {
  /** Such as "content/home.json". */
  file: string;
  /** Such as "contact.picture.src". */
  at: string;
  /** As content writes it, such as "images/scenes/belt.svg". */
  source: string;
};

/** Every picture that content names, with the place that names it. */
export function collectReferences(contentFolder: string): Reference[] {
  return contentFiles(contentFolder).flatMap(({ name, content }) =>
    walk(content, name, []),
  );
}

/** Pictures that tell something and have no words for those who cannot see them. */
export function missingAlternatives(contentFolder: string): string[] {
  return contentFiles(contentFolder).flatMap(({ name, content }) =>
    withoutAlt(content, name, []),
  );
}

function contentFiles(folder: string): { name: string; content: unknown }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ name, content: read(path.join(folder, name), name) }));
}

function read(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(
      `content/${name} cannot be read as JSON; "npm run content:check" says where.`,
      { cause },
    );
  }
}

function walk(value: unknown, name: string, trail: string[]): Reference[] {
  if (typeof value === "string") {
    return value.startsWith("images/")
      ? [{ file: `content/${name}`, at: trail.join("."), source: value }]
      : [];
  }
  return childrenOf(value).flatMap(([key, child]) =>
    walk(child, name, [...trail, key]),
  );
}

/** A portfolio item (`img`) and a `picture` carry meaning; tiles and discs only decorate and have no `alt`. */
function withoutAlt(value: unknown, name: string, trail: string[]): string[] {
  const place = trail.at(-1);
  const needsWords =
    isRecord(value) &&
    ("img" in value || (place === "picture" && "src" in value));
  const missing = needsWords && typeof value.alt !== "string";
  return [
    ...(missing
      ? [
          `content/${name} at ${[...trail, "alt"].join(".")}: the picture has no alternative text. Say in a few words what it shows.`,
        ]
      : []),
    ...childrenOf(value).flatMap(([key, child]) =>
      withoutAlt(child, name, [...trail, key]),
    ),
  ];
}

function childrenOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null
    ? Object.entries(value)
    : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
