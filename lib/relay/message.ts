import { createHash } from "node:crypto";
import { z } from "zod";
import { limits, senderLabelLimit } from "../enquiry/fields";
import { isOneLine, isPlainLine, plainLines } from "../enquiry/sanitize";

export const LIMITS = {
  to: 254,
  name: senderLabelLimit,
  subject: limits.subject ?? 160,
  /** Ample for what the forms allow, whose own limits visitors read beside the field. */
  body: 2 * (limits.message ?? 5000) + 1000,
  /** Of the whole request: enough for the longest body in any script, escaped. */
  requestBytes: 160 * 1024,
};

const line = (field: keyof typeof LIMITS) =>
  text(field)
    .transform((value) => value.trim().normalize("NFC"))
    .pipe(
      z
        .string()
        .min(1, `The field "${field}" is empty.`)
        .max(LIMITS[field], tooLong(field))
        .refine(
          isOneLine,
          `The field "${field}" must be one line without control characters and invisible characters.`,
        )
        .refine(
          isPlainLine,
          `The field "${field}" must be plain text, without encoded words such as =?utf-8?Q?…?=.`,
        ),
    );

const schema = z.object(
  {
    to: line("to").transform((value) => value.toLowerCase()),
    subject: line("subject"),
    body: text("body")
      .transform((value) => plainLines(value).toWellFormed())
      .pipe(
        z
          .string()
          .max(LIMITS.body, tooLong("body"))
          .refine((value) => value.trim() !== "", 'The field "body" is empty.'),
      ),
    name: line("name"),
  },
  "Send one JSON object with the text fields to, subject, body and name.",
);

/** A validated message: single-line header values, a body with plain line feeds. */
export type Message = z.infer<typeof schema>;

/** Validates what a client sent. The error is one sentence for people. */
export function parseMessage(
  input: unknown,
): { message: Message } | { error: string } {
  const result = schema.safeParse(input);
  if (result.success) return { message: result.data };
  return {
    error: result.error.issues[0]?.message ?? "The message is not valid.",
  };
}

/** Equal for equal messages, and reveals nothing of them: it may stand in a log and in a Message-ID. */
export function fingerprint({ to, subject, body, name }: Message): string {
  return createHash("sha256")
    .update(JSON.stringify([to, subject, body, name]))
    .digest("base64url");
}

/** The beginning of the fingerprint, which joins the log lines of one message. */
export function logId(message: Message): string {
  return fingerprint(message).slice(0, 8);
}

/** The visitor's e-mail address from the "Email:" line, so that "Reply" in a mail program goes to the visitor. */
export function replyAddress(body: string): string | undefined {
  const value = /^Email: ([^\n]{3,254})$/m.exec(body)?.[1]?.trim();
  return value && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value)
    ? value
    : undefined;
}

function text(field: keyof typeof LIMITS) {
  return z.string(`The field "${field}" is missing or not text.`);
}

function tooLong(field: keyof typeof LIMITS): string {
  return `The field "${field}" is longer than ${LIMITS[field]} characters.`;
}
