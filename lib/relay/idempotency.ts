import type { Answer } from "./send-queue";

const rememberMs = 3_600_000;
const maxEntries = 10_000;

/** `forgetAt` is absent while the message is on its way. */
type Entry = { delivery: Promise<Answer>; forgetAt?: number };

/**
 * Browsers repeat a request by themselves when a kept connection is reset, and visitors press twice. An identical
 * message that is on its way, or was sent within the last hour, gets the response of the first.
 * A failure is forgotten at once: the next attempt is a real one.
 */
export class IdempotencyCache {
  readonly #entries = new Map<string, Entry>();

  get(key: string): Promise<Answer> | undefined {
    this.#forgetOld();
    return this.#entries.get(key)?.delivery;
  }

  add(key: string, delivery: Promise<Answer>): void {
    this.#entries.set(key, { delivery });
    delivery.then(({ status }) => {
      this.#entries.delete(key);
      if (status !== 200) return;
      // At the end of the map, which so stays in the order of forgetting.
      const forgetAt = performance.now() + rememberMs;
      this.#entries.set(key, { delivery, forgetAt });
    });
  }

  #forgetOld(): void {
    const now = performance.now();
    for (const [key, { forgetAt }] of this.#entries) {
      // Messages on their way are few, since the queue is bounded, and are never forgotten.
      if (forgetAt === undefined) continue;
      if (forgetAt > now && this.#entries.size <= maxEntries) break;
      this.#entries.delete(key);
    }
  }
}
