/** The path of a value in a file: keys and list indexes, outermost first. */
export type Path = readonly (string | number)[];

export type Leaf = { path: Path; key: string; value: string };

/** Every text of a file with its path. `key` is the name of the text's field, or of the list that contains it. */
export function leaves(node: unknown): Leaf[] {
  const found: Leaf[] = [];
  mapTexts(node, (leaf) => {
    found.push(leaf);
    return leaf.value;
  });
  return found;
}

/** Copies the data and changes every text. */
export function mapTexts(
  node: unknown,
  change: (leaf: Leaf) => string,
  path: Path = [],
  key = "",
): unknown {
  if (typeof node === "string") return change({ path, key, value: node });
  if (Array.isArray(node))
    return node.map((child, index) =>
      mapTexts(child, change, [...path, index], key),
    );
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      mapTexts(child, change, [...path, name], name),
    ]),
  );
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((node, step) => Object(node)[step], data);
}
