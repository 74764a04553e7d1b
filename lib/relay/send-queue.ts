import type { Message } from "./message";

/** The response to the client. */
export type Answer =
  | { status: 200; body: { ok: true } }
  | { status: 502 | 503 | 504; body: { error: string } };

/** One message on its way to the mail server. */
export type Job = {
  /** The end of the delivery, however late it comes. */
  settled: Promise<Answer>;
  /** The end, or what is certain by the time that the client has waited long enough. */
  answer: () => Promise<Answer>;
};

type SendQueueOptions = {
  /**
   * Resolves when the mail server has accepted the message and rejects when it has not, with `maybeSent` on the error
   * where nobody can know. Ends soon after the signal.
   */
  deliver: (message: Message, signal: AbortSignal) => Promise<void>;
  /** Messages handed to the mail server at a time. */
  parallel?: number;
  /** Messages that may wait for their turn; more are rejected. */
  waiting?: number;
  /** The client gets an answer by then, and a message that has not started leaves the queue. Below the site's 30 s. */
  answerWithinMs?: number;
  /** A delivery that takes longer is broken off, so that a dripping mail server cannot hold its slot for ever. */
  deadlineMs?: number;
  /** Called at the end of each delivery. */
  report?: (outcome: {
    message: Message;
    ok: boolean;
    ms: number;
    error?: unknown;
  }) => void;
};

type Entry = { message: Message; settle: (answer: Answer) => void };

/** A bounded queue in front of the mail server. 200 and 502 are certain; 504 stands for everything between. */
export class SendQueue {
  readonly #options: Required<SendQueueOptions>;
  #waiting: Entry[] = [];
  readonly #active = new Set<AbortController>();
  #stopping = false;

  constructor(options: SendQueueOptions) {
    this.#options = {
      parallel: 4,
      waiting: 50,
      answerWithinMs: 25_000,
      deadlineMs: 120_000,
      report: () => {},
      ...options,
    };
  }

  add(message: Message): Job {
    const { parallel, waiting } = this.#options;
    if (this.#stopping) return ended(STOPPING);
    if (this.#active.size >= parallel && this.#waiting.length >= waiting) {
      return ended(BUSY);
    }
    let settle: Entry["settle"] = () => {};
    const settled = new Promise<Answer>((resolve) => {
      settle = resolve;
    });
    const entry = { message, settle };
    this.#waiting.push(entry);
    this.#startNext();
    return { settled, answer: () => this.#inTime(entry, settled) };
  }

  /** Rejects what has not started, and breaks off after `limitMs` what has. */
  stop(limitMs: number): void {
    this.#stopping = true;
    for (const { settle } of this.#waiting.splice(0)) settle(STOPPING);
    const breakOff = () => {
      for (const delivery of this.#active) delivery.abort();
    };
    setTimeout(breakOff, limitMs).unref();
  }

  #startNext(): void {
    while (this.#active.size < this.#options.parallel) {
      const entry = this.#waiting.shift();
      if (!entry) return;
      void this.#deliver(entry);
    }
  }

  async #deliver({ message, settle }: Entry): Promise<void> {
    const { deliver, report, deadlineMs } = this.#options;
    const delivery = new AbortController();
    this.#active.add(delivery);
    const deadline = setTimeout(() => delivery.abort(), deadlineMs);
    const start = performance.now();
    try {
      await deliver(message, delivery.signal);
      report({ message, ok: true, ms: performance.now() - start });
      settle(SENT);
    } catch (error) {
      report({ message, ok: false, ms: performance.now() - start, error });
      const { maybeSent } = Object(error) as { maybeSent?: boolean };
      settle(maybeSent ? UNCERTAIN : NOT_SENT);
    } finally {
      clearTimeout(deadline);
      this.#active.delete(delivery);
      this.#startNext();
    }
  }

  #inTime(entry: Entry, settled: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        if (this.#waiting.includes(entry)) {
          this.#waiting = this.#waiting.filter((other) => other !== entry);
          entry.settle(NOT_STARTED);
        } else resolve(UNCERTAIN);
      }, this.#options.answerWithinMs);
      settled.then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }
}

export function ended(answer: Answer): Job {
  const settled = Promise.resolve(answer);
  return { settled, answer: () => settled };
}

export const SENT: Answer = { status: 200, body: { ok: true } };
const NOT_SENT = failed(
  502,
  "The mail server did not accept your message, so it was not sent. Please try again in a moment.",
);
const NOT_STARTED = failed(
  502,
  "The mail server is too slow at the moment, and your message was not sent. Please try again in a few minutes.",
);
const BUSY = failed(
  503,
  "Too many messages are being sent right now, and yours was not. Please try again in a moment.",
);
const STOPPING = failed(
  503,
  "The mail service is restarting, and your message was not sent. Please try again in a moment.",
);
const UNCERTAIN = failed(
  504,
  "The mail server has not confirmed your message, so it may have been sent. If you send it again unchanged, it counts as the same message.",
);

function failed(status: 502 | 503 | 504, error: string): Answer {
  return { status, body: { error } };
}
