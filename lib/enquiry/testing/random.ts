/** Random numbers that can be repeated from their seed, for tests that try very many inputs. */
export type Random = {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
};

// Taken once: under Jest every look at a global goes through a proxy, which made these functions the slow part.
const { imul, floor } = Math;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: 32 bits of state are plenty for test inputs, and it is one line long.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => floor(next() * limit);
  return {
    below,
    pick<T>(choices: readonly T[]): T {
      return choices[below(choices.length)] as T;
    },
  };
}

/**
 * A fixed seed, so that a known error stays found, and one of this very run, so that new ones are. The second is part
 * of the test's name and so of the report; `FUZZ_SEED` repeats it.
 */
export function seeds(): [name: string, random: Random][] {
  const fresh = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 32);
  return [
    ["the fixed seed 20", seeded(20)],
    [`the random seed ${fresh}`, seeded(fresh)],
  ];
}
