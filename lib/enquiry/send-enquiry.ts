import type { Interface } from "@/lib/content/types";
import type { Mail } from "./message";
import { oneLine } from "./sanitize";

/** How one attempt to send ended. There is no other ending: `sendEnquiry` never throws. */
export type Outcome =
  | { kind: "sent" }
  /** The relay said why it refused, in its own words; empty if it gave none. */
  | { kind: "refused"; reason: string }
  | { kind: "unreachable"; detail: string }
  | { kind: "timeout" }
  | { kind: "status"; code: number }
  /** An answer came, but not one that tells whether the mail went out. */
  | { kind: "unreadable"; detail: string };

const responseTimeoutMs = 30_000;
/** Longer reasons are cut: the notice must stay readable whatever a relay answers. */
export const reasonLimit = 300;
/** Browsers share 64 KiB among the requests that may outlive a page; a larger one would fail at once. */
const keepaliveBytes = 15_000;

/**
 * Posts the mail once, within 30 s including the answer's body.
 * The request outlives the page where its size allows, so a tab closed right after sending loses nothing.
 */
export async function sendEnquiry(
  relayUrl: string,
  mail: Mail,
  limitMs = responseTimeoutMs,
): Promise<Outcome> {
  const body = JSON.stringify(mail);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  let answer: Response | undefined;
  try {
    answer = await fetch(`${relayUrl}/send-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      cache: "no-store",
      credentials: "omit",
      // A redirected POST may arrive as a GET, whose friendly answer would not mean that a mail was sent.
      redirect: "error",
      keepalive: new Blob([body]).size < keepaliveBytes,
      signal: limit.signal,
    });
    return readAnswer(answer.status, await answer.text());
  } catch (error) {
    if (limit.signal.aborted) return { kind: "timeout" };
    if (!answer) return { kind: "unreachable", detail: detailOf(error) };
    return answer.ok
      ? { kind: "unreadable", detail: detailOf(error) }
      : { kind: "status", code: answer.status };
  } finally {
    clearTimeout(timer);
  }
}

/** Judges an answer that arrived whole. A reason given by the relay tells more than its status, so it goes first. */
export function readAnswer(status: number, text: string): Outcome {
  const isOk = status >= 200 && status <= 299;
  try {
    const answer: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    // No object, no field: reading `error` of null is the failure it would be for any reader of the answer.
    const { error } = answer as { error?: unknown };
    if (error !== undefined && error !== null && error !== false) {
      return { kind: "refused", reason: reasonOf(error) };
    }
    return isOk ? { kind: "sent" } : { kind: "status", code: status };
  } catch (error) {
    return isOk
      ? { kind: "unreadable", detail: detailOf(error) }
      : { kind: "status", code: status };
  }
}

/** The notice a visitor reads. The words are content; {exception message} and {code} are filled in here. */
export function toastTextOf(
  outcome: Outcome,
  words: Interface["form"]["toasts"],
): string {
  switch (outcome.kind) {
    case "sent":
      return words.success;
    case "refused":
      return outcome.reason || words.emptyError;
    case "unreachable":
      return words.network.replace("{exception message}", () => outcome.detail);
    case "timeout":
      return words.timeout;
    case "status":
      return words.status.replace("{code}", String(outcome.code));
    case "unreadable":
      return words.notJson.replace("{exception message}", () => outcome.detail);
  }
}

function reasonOf(error: unknown): string {
  const reason = shown(oneLine(plain(error), reasonLimit + 1));
  return reason || typeof error === "string"
    ? reason
    : shown(JSON.stringify(error));
}

/** The text in a value of any shape: a message, the entries of a list, else its JSON. */
function plain(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    return value.map(plain).filter(Boolean).join(", ");
  }
  if (typeof value === "object" && value !== null) {
    const { message } = value as { message?: unknown };
    if (typeof message === "string" && message.trim()) return message;
  }
  return JSON.stringify(value);
}

function shown(text: string): string {
  return text.length > reasonLimit
    ? `${text.slice(0, reasonLimit - 1)}…`
    : text;
}

function detailOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return oneLine(text, 200) || "no details";
}
