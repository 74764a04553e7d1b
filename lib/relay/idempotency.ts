import type { Answer, Outbox } from "./send-queue";

type Entry = { answer: Promise<Answer>; forgetAt: number };

/**
 * Browsers repeat a request by themselves when a kept connection is reset, and visitors press twice. An identical
 * letter that is still under way, or was sent within the last minute, gets the answer of the first.
 * A failure is forgotten at once: the next try is a real one.
 */
export class Once {
  readonly #entries = new Map<string, Entry>();
  readonly #rememberMs: number;
  readonly #atMost: number;

  constructor({ rememberMs = 60_000, atMost = 10_000 } = {}) {
    this.#rememberMs = rememberMs;
    this.#atMost = atMost;
  }

  answer(
    key: string,
    send: () => ReturnType<Outbox["send"]>,
  ): { answer: Promise<Answer>; repeated: boolean } {
    this.#forgetOld();
    const known = this.#entries.get(key);
    if (known) return { answer: known.answer, repeated: true };

    const { answer, settled } = send();
    const entry: Entry = { answer, forgetAt: Number.POSITIVE_INFINITY };
    this.#entries.set(key, entry);
    settled.then((end) => {
      if (end.status !== 200) return this.#entries.delete(key);
      // Set anew: the map stays in the order of forgetting, and a late success replaces the answer "not yet".
      this.#entries.delete(key);
      entry.answer = settled;
      entry.forgetAt = Date.now() + this.#rememberMs;
      this.#entries.set(key, entry);
    });
    return { answer, repeated: false };
  }

  #forgetOld(): void {
    const now = Date.now();
    for (const [key, { forgetAt }] of this.#entries) {
      const full = this.#entries.size > this.#atMost;
      // Letters under way are few (the outbox is bounded) and never forgotten.
      if (forgetAt === Number.POSITIVE_INFINITY) continue;
      if (forgetAt > now && !full) break;
      this.#entries.delete(key);
    }
  }
}
