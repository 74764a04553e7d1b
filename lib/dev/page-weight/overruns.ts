/** Bytes of one file as a host sends it. */
export type Weight = { file: string; bytes: number };

/** One sentence for each figure of a page over its limit: by how much, and its largest files. */
export function overruns(
  page: string,
  figures: Readonly<Record<string, readonly Weight[]>>,
  limits: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(figures).flatMap(([figure, weights]) => {
    const total = sum(weights);
    const limit = limits[figure] ?? 0;
    if (total <= limit) return [];
    const largest = weights
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ file, bytes }) => `${file} (${bytes})`);
    return `${page}: ${figure} is ${total}, ${total - limit} over its budget of ${limit}; the largest: ${largest.join(", ")}.`;
  });
}

export function sum(weights: readonly Weight[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0);
}
