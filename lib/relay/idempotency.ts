import type { Answer } from "./send-queue";

const rememberMs = 3_600_000;
const maxEntries = 10_000;

/** `forgetAt` is absent while the message is being sent. */
type Entry = { delivery: Promise<Answer>; forgetAt?: number };

/**
 * Browsers repeat a request when a keep-alive connection is reset, and visitors click twice. A message identical to one
 * that is being sent, or was sent within the last hour, gets the response of the first.
 * After a failure the message is forgotten at once, so the next attempt is a real one.
 */
export class IdempotencyCache {
  readonly #entries = new Map<string, Entry>();

  get(key: string): Promise<Answer> | undefined {
    const now = performance.now();
    for (const [old, { forgetAt }] of this.#entries) {
      // Messages that are being sent are never forgotten. They are few, since the queue is bounded.
      if (forgetAt === undefined) continue;
      if (forgetAt > now && this.#entries.size <= maxEntries) break;
      this.#entries.delete(old);
    }
    return this.#entries.get(key)?.delivery;
  }

  add(key: string, delivery: Promise<Answer>): void {
    this.#entries.set(key, { delivery });
    delivery.then(({ status }) => {
      this.#entries.delete(key);
      if (status !== 200) return;
      // Inserted again at the end of the map, so that the map is sorted by `forgetAt`.
      const forgetAt = performance.now() + rememberMs;
      this.#entries.set(key, { delivery, forgetAt });
    });
  }
}
