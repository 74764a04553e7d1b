import { ended, type Job, SENT } from "./send-queue";

/** `forgetAt` is absent while the message is on its way. */
type Entry = { job: Job; forgetAt?: number };

/**
 * Browsers repeat a request by themselves when a kept connection is reset, and visitors press twice. An identical
 * message that is on its way, or was sent within the last hour, gets the response of the first.
 * A failure is forgotten at once: the next attempt is a real one.
 */
export class IdempotencyCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rememberMs: number;
  readonly #maxEntries: number;

  constructor({ rememberMs = 3_600_000, maxEntries = 10_000 } = {}) {
    this.#rememberMs = rememberMs;
    this.#maxEntries = maxEntries;
  }

  get(key: string): Job | undefined {
    this.#forgetOld();
    return this.#entries.get(key)?.job;
  }

  add(key: string, job: Job): void {
    this.#entries.set(key, { job });
    job.settled.then(({ status }) => {
      this.#entries.delete(key);
      if (status !== 200) return;
      // At the end of the map, which so stays in the order of forgetting; without the job, which holds the message.
      this.#entries.set(key, {
        job: ended(SENT),
        forgetAt: Date.now() + this.#rememberMs,
      });
    });
  }

  #forgetOld(): void {
    const now = Date.now();
    for (const [key, { forgetAt }] of this.#entries) {
      // Messages on their way are few, since the queue is bounded, and are never forgotten.
      if (forgetAt === undefined) continue;
      if (forgetAt > now && this.#entries.size <= this.#maxEntries) break;
      this.#entries.delete(key);
    }
  }
}
