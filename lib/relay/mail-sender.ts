import { type ErrorCode, errorBody } from "@/lib/enquiry/error-codes";
import type { Mail } from "./mail";

/** How one attempt to deliver a mail ended. */
export type Delivery =
  | { kind: "sent"; error?: undefined }
  /** Not sent. If the mail server is down or says "not now" (transient), another attempt may succeed. */
  | { kind: "rejected" | "down" | "transient"; error: unknown }
  /** The mail server has received the whole mail, and nobody can know whether it accepted it. */
  | { kind: "uncertain"; error: unknown };

/** The response to the client, and the error of the mail server that caused it. */
export type Answer = (
  | { status: 200; body: { ok: true } }
  | { status: 502 | 503 | 504; body: ReturnType<typeof errorBody> }
) & { cause?: unknown };

/** Mails that may be on their way at the same time; more are rejected. */
const mostAtOnce = 50;
/** The client gets a response within this time, which is below the site's 30 s. */
const answerWithinMs = 25_000;
/** If the mail server has not received the mail by then, the relay gives up, so the response is certain. */
const handoverWithinMs = answerWithinMs - 500;
/** The most further attempts, by how the last one ended. Before each, the delay doubles. */
const retries = { sent: 0, uncertain: 0, rejected: 0, down: 1, transient: 3 };
const retryAfterMs = 2_000;
/** If the mail server has received the mail but not confirmed it, the connection ends after this time. */
const confirmWithinMs = 120_000;

/** Hands mails to the mail server. 200 and 502 are certain; 504 is the response when nobody can know. */
export class MailSender {
  /** Each delivery under way, and what ends its wait for another attempt. */
  readonly #underWay = new Map<AbortController, () => void>();
  #stopping = false;

  constructor(
    /** Never rejects. Calls `onHandover` when the mail server has received the whole mail. Ends soon after the signal. */
    readonly deliver: (
      mail: Mail,
      signal: AbortSignal,
      onHandover: () => void,
    ) => Promise<Delivery>,
  ) {}

  get unavailable(): "busy" | "stopping" | undefined {
    if (this.#stopping) return "stopping";
    return this.#underWay.size < mostAtOnce ? undefined : "busy";
  }

  /** Resolves when the delivery has ended, even if that is late. */
  async send(mail: Mail): Promise<Answer> {
    const delivery = new AbortController();
    this.#underWay.set(delivery, () => {});
    const answer = await this.#deliver(mail, delivery);
    this.#underWay.delete(delivery);
    return answer;
  }

  /** Makes no attempt any more, and aborts those under way after `limitMs`. */
  stop(limitMs: number): void {
    this.#stopping = true;
    for (const endWait of this.#underWay.values()) endWait();
    setTimeout(() => {
      for (const delivery of this.#underWay.keys()) delivery.abort();
    }, limitMs).unref();
  }

  async #deliver(mail: Mail, delivery: AbortController): Promise<Answer> {
    const { signal } = delivery;
    const abort = () => delivery.abort();
    let timer = setTimeout(abort, handoverWithinMs).unref();
    const attempt = () =>
      this.deliver(mail, signal, () => {
        clearTimeout(timer);
        timer = setTimeout(abort, confirmWithinMs);
      });
    let end = await attempt();
    for (let retry = 0; !this.#stopping && retry < retries[end.kind]; retry++) {
      // A mail server that is full has room for each at another moment.
      const spread = end.kind === "down" ? 1 : 0.5 + Math.random();
      await new Promise<void>((resolve) => {
        this.#underWay.set(delivery, resolve);
        signal.addEventListener("abort", () => resolve());
        setTimeout(resolve, retryAfterMs * 2 ** retry * spread).unref();
      });
      if (this.#stopping) return STOPPING;
      if (signal.aborted) break;
      end = await attempt();
    }
    clearTimeout(timer);
    const { kind, error: cause } = end;
    if (kind === "sent") return SENT;
    if (kind === "uncertain") return { ...UNCERTAIN, cause };
    return { ...(signal.aborted ? TOO_SLOW : NOT_SENT), cause };
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
const STOPPING = failed(503, "stopping");
const UNCERTAIN = failed(504, "uncertain");

function failed(status: 502 | 503 | 504, code: ErrorCode): Answer {
  return { status, body: errorBody(code) };
}
