export type Spread = { median: number; min: number; max: number };

/** @throws where nothing was measured: an empty column must not pass for a fast one. */
export function spread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error("Nothing was measured.");
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] as number;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

export function median(values: readonly number[]): number {
  return spread(values).median;
}
