import type { Path } from "./content-issue";

export type Leaf = { path: Path; key: string; value: string };

/** Every text of a file with its path; `key` is the field that holds it, or holds the list it stands in. */
export function texts(node: unknown, path: Path = [], key = ""): Leaf[] {
  if (typeof node === "string") return [{ path, key, value: node }];
  if (Array.isArray(node)) {
    return node.flatMap((child, index) => texts(child, [...path, index], key));
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    texts(child, [...path, name], name),
  );
}

/** Every list of a file with its path. */
export function lists(
  node: unknown,
  path: Path = [],
): { path: Path; entries: unknown[] }[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.entries(node).flatMap(([name, child]) =>
    lists(child, [...path, Array.isArray(node) ? Number(name) : name]),
  );
  return Array.isArray(node) ? [{ path, entries: node }, ...inside] : inside;
}
