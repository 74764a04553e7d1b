const maxEntries = 10_000;

/** Forgets an entry after its lifetime, and the oldest entries if there are too many. */
export class ExpiringMap<Value> {
  /** All entries live equally long, so they are sorted by their ends. */
  readonly #entries = new Map<string, { value: Value; endsAt: number }>();

  constructor(readonly lifetimeMs: number) {}

  get(key: string): Value | undefined {
    return this.msLeft(key) > 0 ? this.#entries.get(key)?.value : undefined;
  }

  /** The rest of an entry's lifetime. */
  msLeft(key: string): number {
    // A monotonic clock, because the system clock may be changed.
    const { endsAt = 0 } = this.#entries.get(key) ?? {};
    return Math.max(0, endsAt - performance.now());
  }

  set(key: string, value: Value): void {
    this.delete(key);
    for (const old of this.#entries.keys()) {
      if (this.msLeft(old) > 0 && this.#entries.size < maxEntries) break;
      this.delete(old);
    }
    const endsAt = performance.now() + this.lifetimeMs;
    this.#entries.set(key, { value, endsAt });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
