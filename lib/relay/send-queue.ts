import type { Letter } from "./message";

/** What the client is told. */
export type Answer =
  | { status: 200; body: { ok: true } }
  | { status: 502 | 503 | 504; body: { error: string } };

type OutboxOptions = {
  /** Resolves when the mail server has accepted the letter, rejects when it has not. */
  deliver: (letter: Letter) => Promise<void>;
  /** Letters handed to the mail server at a time. */
  parallel?: number;
  /** Letters that may wait for their turn; more are refused. */
  waiting?: number;
  /** A delivery that takes longer goes on, but its client gets an answer. Below the site's limit of 30 s. */
  answerWithinMs?: number;
  /** Told once for each delivery. */
  report?: (outcome: { ok: boolean; ms: number; fault?: unknown }) => void;
};

/** A bounded queue in front of the mail server. Nothing is accepted without the mail server's word. */
export class Outbox {
  readonly #options: Required<OutboxOptions>;
  readonly #queue: (() => void)[] = [];
  #active = 0;
  #idle: (() => void)[] = [];

  constructor(options: OutboxOptions) {
    this.#options = {
      parallel: 4,
      waiting: 50,
      answerWithinMs: 25_000,
      report: () => {},
      ...options,
    };
  }

  /**
   * `answer` is for the client and comes in time; `settled` comes with the end of the delivery,
   * which may be later, and is the truth.
   */
  send(letter: Letter): { answer: Promise<Answer>; settled: Promise<Answer> } {
    if (
      this.#active >= this.#options.parallel &&
      this.#queue.length >= this.#options.waiting
    ) {
      const refused = Promise.resolve(BUSY);
      return { answer: refused, settled: refused };
    }
    const settled = this.#deliver(letter);
    return { answer: this.#inTime(settled), settled };
  }

  /** Resolves when everything accepted for delivery has ended. */
  idle(): Promise<void> {
    if (this.#active === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  async #deliver(letter: Letter): Promise<Answer> {
    await this.#turn();
    const start = performance.now();
    try {
      await this.#options.deliver(letter);
      this.#options.report({ ok: true, ms: performance.now() - start });
      return SENT;
    } catch (fault) {
      this.#options.report({ ok: false, ms: performance.now() - start, fault });
      return REFUSED;
    } finally {
      this.#next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#active < this.#options.parallel) {
      this.#active++;
      return;
    }
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** Hands the place of a finished delivery to the next in line, so that #active never dips in between. */
  #next(): void {
    const waiting = this.#queue.shift();
    if (waiting) {
      waiting();
      return;
    }
    this.#active--;
    if (this.#active > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #inTime(settled: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.answerWithinMs, LATE);
      settled.then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }
}

const SENT: Answer = { status: 200, body: { ok: true } };
const REFUSED: Answer = {
  status: 502,
  body: {
    error:
      "The mail server did not accept your message, so it was not sent. Please try again in a moment.",
  },
};
const BUSY: Answer = {
  status: 503,
  body: {
    error:
      "Too many messages are being sent right now, and yours was not. Please try again in a moment.",
  },
};
const LATE: Answer = {
  status: 504,
  body: {
    error:
      "The mail server has not confirmed your message yet. Please try again in a moment: a message that did arrive is not sent twice.",
  },
};
