import { fillIn } from "@/lib/site/fill-in";
import type { ErrorCode } from "./error-codes";
import { type EnquiryMessage, isUncertain } from "./message";
import { oneLine, prose } from "./sanitize";

/** How one attempt to send ended. `sendEnquiry` never throws. */
export type SendOutcome =
  | { kind: "sent" }
  /** The relay responded with an error. Its own is a text with a code; a platform's may be any value. */
  | { kind: "rejected"; error: unknown; code: unknown; status: number }
  /** The browser had no connection, so nothing was sent. */
  | { kind: "offline" }
  | { kind: "unreachable"; detail: string }
  | { kind: "timeout" }
  | { kind: "status"; status: number }
  /** The response does not tell whether the message was sent. */
  | { kind: "unreadable"; detail: string };

const responseTimeoutMs = 30_000;
/** All keepalive requests of a browser share 64 KiB; a larger request would fail at once. */
const keepaliveBytes = 15_000;

/**
 * Posts the message once, within 30 s including the response's body. If the message is small enough, the request
 * continues after the tab is closed, but then nobody sees an error.
 */
export async function sendEnquiry(
  relayUrl: string,
  message: EnquiryMessage,
): Promise<SendOutcome> {
  const body = JSON.stringify(message);
  const wasOffline = navigator.onLine === false;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), responseTimeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(`${relayUrl}/send-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      cache: "no-store",
      credentials: "omit",
      // A redirected POST may become a GET, whose success would not mean that a message was sent.
      redirect: "error",
      keepalive: new Blob([body]).size < keepaliveBytes,
      signal: limit.signal,
    });
    return readResponse(response.status, await response.text());
  } catch (error) {
    if (limit.signal.aborted) return { kind: "timeout" };
    if (!response && wasOffline) return { kind: "offline" };
    if (!response) return { kind: "unreachable", detail: errorDetail(error) };
    return withoutReason(response.status, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Interprets a complete response. The relay's reason says more than its status, so it comes first. */
export function readResponse(status: number, text: string): SendOutcome {
  try {
    const response: unknown = JSON.parse(text);
    if (response === null) throw new TypeError("null instead of an object");
    const { error, code } = response as { error?: unknown; code?: unknown };
    if (error !== undefined && error !== null && error !== false)
      return { kind: "rejected", error, code, status };
    return isOk(status) ? { kind: "sent" } : { kind: "status", status };
  } catch (error) {
    return withoutReason(status, error);
  }
}

/** The relay's codes for a message that was not sent, at a status from 500 on. Gateways and platforms have others. */
const notSent: unknown[] = [
  "rejected",
  "tooSlow",
  "busy",
  "stopping",
  "notSetUp",
  "limitOfAll",
  "ownError",
] satisfies ErrorCode[];

/** Whether the message may have been sent: after a lost connection, or an error that leaves it open. */
export function mayHaveBeenSent(outcome: SendOutcome): boolean {
  const { kind } = outcome;
  if (kind === "rejected")
    return isUncertain(outcome.status, notSent.includes(outcome.code));
  if (kind === "status") return isUncertain(outcome.status, false);
  return kind !== "sent" && kind !== "offline";
}

export type ToastCopy = Record<
  | "success"
  | "emptyError"
  | "offline"
  | "timeout"
  | "status"
  | "tooMany"
  | "statusUncertain"
  | "network"
  | "notJson",
  string
> & {
  /** The site's own words for the relay's errors, by code. */
  relay?: Record<string, string | undefined> | undefined;
};

/** The text of the toast. The copy is content; {exception message} and {code} are filled in here. */
export function toastText(outcome: SendOutcome, copy: ToastCopy): string {
  switch (outcome.kind) {
    case "sent":
      return copy.success;
    case "rejected":
      return (
        new Map<unknown, string | undefined>(
          Object.entries(copy.relay ?? {}),
        ).get(outcome.code) ||
        reasonOf(outcome.error) ||
        (mayHaveBeenSent(outcome)
          ? fillIn(copy.statusUncertain, { code: outcome.status })
          : copy.emptyError)
      );
    case "offline":
      return copy.offline;
    case "timeout":
      return copy.timeout;
    case "status":
      if (outcome.status === 429) return copy.tooMany;
      return fillIn(
        mayHaveBeenSent(outcome) ? copy.statusUncertain : copy.status,
        { code: outcome.status },
      );
    case "unreachable":
    case "unreadable":
      return fillIn(
        outcome.kind === "unreachable" ? copy.network : copy.notJson,
        { "exception message": outcome.detail },
      );
  }
}

function withoutReason(status: number, error: unknown): SendOutcome {
  return isOk(status)
    ? { kind: "unreadable", detail: errorDetail(error) }
    : { kind: "status", status };
}

function isOk(status: number) {
  return status >= 200 && status <= 299;
}

function reasonOf(error: unknown): string {
  const reason = prose(readableText(error));
  return reason || typeof error === "string" ? reason : JSON.stringify(error);
}

/** The text in a value of any shape: its message, the entries of a list, or its JSON. */
function readableText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return value.map(readableText).filter(Boolean).join(", ");
  const { message } = Object(value) as { message?: unknown };
  const text = typeof message === "string" && message.trim();
  return text || JSON.stringify(value);
}

function errorDetail(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return oneLine(message) || "no details";
}
