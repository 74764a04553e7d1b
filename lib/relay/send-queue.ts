import { type ErrorCode, errorBody } from "@/lib/enquiry/error-codes";
import type { Mail } from "./mail";

/** How one attempt to deliver a mail ended. */
export type Delivery =
  | { kind: "sent"; error?: undefined }
  /** Not sent. After a transient failure, another attempt may succeed. */
  | { kind: "rejected" | "transient"; error: unknown }
  /** The mail server has received the whole mail, and nobody can know whether it accepted it. */
  | { kind: "uncertain"; error: unknown };

/** The response to the client, and the error of the mail server that caused it. */
export type Answer = (
  | { status: 200; body: { ok: true } }
  | { status: 502 | 503 | 504; body: ReturnType<typeof errorBody> }
) & { cause?: unknown };

type Entry = {
  mail: Mail;
  settle: (answer: Answer) => void;
  delivery: AbortController;
  timer: NodeJS.Timeout;
  /** It is being sent, but uses no slot any more. */
  isSlow?: boolean;
  /** After a transient failure: the mail waits for its second attempt, or may start it. */
  retry?: "later" | "now";
};

/** Mails that are sent at the same time. */
const parallel = 4;
/** Mails that may wait; more are rejected. */
const roomToWait = 50;
/** The client gets a response within this time, which is below the site's 30 s. */
const answerWithinMs = 25_000;
/** If the mail server has not received the mail by then, the relay gives up, so the response is certain. */
const handoverWithinMs = answerWithinMs - 500;
/** The delay before the second and last attempt after a transient failure. */
const retryAfterMs = 2_000;
/** A mail that the mail server has received but not confirmed leaves its slot to the next one after this time. */
const slotMs = 10_000;
/** Then its connection ends too: at most four mails in each ten seconds of this time are open at once. */
const confirmWithinMs = 120_000;

/** A bounded queue in front of the mail server. 200 and 502 are certain; 504 is the response when nobody can know. */
export class SendQueue {
  readonly #waiting = new Set<Entry>();
  readonly #active = new Set<Entry>();
  #stopping = false;

  constructor(
    /** Never rejects. Calls `onHandover` when the mail server has received the whole mail. Ends soon after the signal. */
    readonly deliver: (
      mail: Mail,
      signal: AbortSignal,
      onHandover: () => void,
    ) => Promise<Delivery>,
  ) {}

  /** Resolves when the delivery has ended, even if that is late. */
  async add(mail: Mail): Promise<Answer> {
    if (this.#stopping) return STOPPING;
    if (this.#waiting.size >= roomToWait) return BUSY;
    return new Promise((settle) => {
      const delivery = new AbortController();
      const timer = setTimeout(() => {
        if (this.#waiting.delete(entry)) settle(TOO_SLOW);
        delivery.abort();
      }, handoverWithinMs).unref();
      const entry: Entry = { mail, settle, delivery, timer };
      this.#waiting.add(entry);
      this.#startNext();
    });
  }

  /** Rejects waiting mails, and aborts running deliveries after `limitMs`. */
  stop(limitMs: number): void {
    this.#stopping = true;
    for (const { settle } of this.#waiting) settle(STOPPING);
    this.#waiting.clear();
    setTimeout(() => {
      for (const { delivery } of this.#active) delivery.abort();
    }, limitMs).unref();
  }

  #startNext(): void {
    for (const entry of this.#waiting) {
      const inSlots = [...this.#active].filter(({ isSlow }) => !isSlow);
      if (inSlots.length >= parallel) return;
      if (entry.retry === "later") continue;
      this.#waiting.delete(entry);
      void this.#start(entry);
    }
  }

  async #start(entry: Entry): Promise<void> {
    const { mail, settle, delivery } = entry;
    const { signal } = delivery;
    this.#active.add(entry);
    const onHandover = () => {
      clearTimeout(entry.timer);
      entry.timer = setTimeout(() => {
        entry.isSlow = true;
        this.#startNext();
        const rest = confirmWithinMs - slotMs;
        entry.timer = setTimeout(() => delivery.abort(), rest);
      }, slotMs);
    };
    const { kind, error } = await this.deliver(mail, signal, onHandover);
    if (kind === "transient" && !entry.retry && !this.#stopping) {
      // The mail waits again, and uses no slot until its second attempt.
      entry.retry = "later";
      this.#waiting.add(entry);
      setTimeout(() => {
        entry.retry = "now";
        this.#startNext();
      }, retryAfterMs).unref();
    } else if (kind === "sent") settle(SENT);
    else if (kind === "uncertain") settle({ ...UNCERTAIN, cause: error });
    else {
      const answer = signal.aborted ? TOO_SLOW : NOT_SENT;
      settle({ ...answer, cause: error });
    }
    // A pending timer would keep the mail in memory.
    if (!this.#waiting.has(entry)) clearTimeout(entry.timer);
    this.#active.delete(entry);
    this.#startNext();
  }
}

/** The result of a delivery, or "uncertain" when the client has waited long enough. */
export function inTime(delivery: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, answerWithinMs, UNCERTAIN);
    delivery.then(resolve).finally(() => clearTimeout(timer));
  });
}

const SENT: Answer = { status: 200, body: { ok: true } };
const NOT_SENT = failed(502, "rejected");
const TOO_SLOW = failed(502, "tooSlow");
const BUSY = failed(503, "busy");
const STOPPING = failed(503, "stopping");
const UNCERTAIN = failed(504, "uncertain");

function failed(status: 502 | 503 | 504, code: ErrorCode): Answer {
  return { status, body: errorBody(code) };
}
