import type { Message } from "./message";

/** The response to the client. */
export type Answer =
  | { status: 200; body: { ok: true } }
  | { status: 502 | 503 | 504; body: { error: string } };

/**
 * Resolves when the mail server has accepted the message and rejects when it has not, with `maybeSent` on the error
 * where nobody can know. Ends soon after the signal.
 */
type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

type Entry = { message: Message; settle: (answer: Answer) => void };

/** Messages handed to the mail server at a time. */
const parallel = 4;
/** Messages that may wait for their turn; more are rejected. */
const roomToWait = 50;
/** The client gets an answer by then, and a message that has not started leaves the queue. Below the site's 30 s. */
const answerWithinMs = 25_000;
/** A delivery that takes longer is broken off, so that a dripping mail server cannot hold its slot for ever. */
const deadlineMs = 120_000;

/** A bounded queue in front of the mail server. 200 and 502 are certain; 504 stands for everything between. */
export class SendQueue {
  readonly #waiting = new Set<Entry>();
  readonly #active = new Set<AbortController>();
  #stopping = false;

  constructor(readonly deliver: Deliver) {}

  /** Resolves with the end of the delivery, however late it comes. */
  async add(message: Message): Promise<Answer> {
    if (this.#stopping) return STOPPING;
    if (this.#waiting.size >= roomToWait) return BUSY;
    return new Promise((settle) => {
      const entry = { message, settle };
      this.#waiting.add(entry);
      this.#startNext();
      setTimeout(() => {
        if (this.#waiting.delete(entry)) settle(NOT_STARTED);
      }, answerWithinMs).unref();
    });
  }

  /** Rejects what has not started, and breaks off after `limitMs` what has. */
  stop(limitMs: number): void {
    this.#stopping = true;
    for (const { settle } of this.#waiting) settle(STOPPING);
    this.#waiting.clear();
    setTimeout(() => {
      for (const delivery of this.#active) delivery.abort();
    }, limitMs).unref();
  }

  #startNext(): void {
    for (const entry of this.#waiting) {
      if (this.#active.size >= parallel) return;
      this.#waiting.delete(entry);
      void this.#start(entry);
    }
  }

  async #start({ message, settle }: Entry): Promise<void> {
    const delivery = new AbortController();
    this.#active.add(delivery);
    const deadline = setTimeout(() => delivery.abort(), deadlineMs);
    try {
      await this.deliver(message, delivery.signal);
      settle(SENT);
    } catch (error) {
      const { maybeSent } = Object(error) as { maybeSent?: boolean };
      settle(maybeSent ? UNCERTAIN : NOT_SENT);
    } finally {
      clearTimeout(deadline);
      this.#active.delete(delivery);
      this.#startNext();
    }
  }
}

/** The end of a delivery, or what is certain by the time that the client has waited long enough. */
export function inTime(delivery: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(UNCERTAIN), answerWithinMs);
    delivery.then((answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

const SENT: Answer = { status: 200, body: { ok: true } };
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
