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
  return readdirSync(contentFolder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const file = path.join(contentFolder, name);
      return walk(JSON.parse(readFileSync(file, "utf8")), name, []);
    });
}

/** Pictures that tell something and have no words for those who cannot see them. */
export function missingAlternatives(contentFolder: string): string[] {
  return readdirSync(contentFolder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const file = path.join(contentFolder, name);
      return withoutAlt(JSON.parse(readFileSync(file, "utf8")), name, []);
    });
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
