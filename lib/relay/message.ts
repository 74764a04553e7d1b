import { createHash } from "node:crypto";
import { z } from "zod";

export const LIMITS = {
  to: 254,
  name: 200,
  subject: 400,
  body: 20_000,
  /** Of the whole request; room for a body of the longest length in any script, escaped. */
  requestBytes: 160 * 1024,
};

// What could end a header line, or turn its text around so that it reads as something else.
const FORGING =
  /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const line = (field: keyof typeof LIMITS) =>
  text(field)
    .refine((value) => !FORGING.test(value), {
      error: `The field "${field}" must be one line without control characters.`,
    })
    .transform((value) => value.trim().normalize("NFC"))
    .refine((value) => value !== "", {
      error: `The field "${field}" is empty.`,
    });

const schema = z.object(
  {
    to: line("to").transform((value) => value.toLowerCase()),
    subject: line("subject"),
    body: text("body")
      .transform((value) => cleanBody(value))
      .refine((value) => value.trim() !== "", {
        error: 'The field "body" is empty.',
      }),
    name: line("name"),
  },
  {
    error:
      "Send one JSON object with the text fields to, subject, body and name.",
  },
);

/** A checked mail: single-line header values, a body with plain line feeds. */
export type Letter = z.infer<typeof schema>;

/** Checks what a client sent. The problem is one sentence for people. */
export function parseLetter(
  input: unknown,
): { letter: Letter } | { problem: string } {
  const result = schema.safeParse(input);
  if (result.success) return { letter: result.data };
  return {
    problem: result.error.issues[0]?.message ?? "The mail is not valid.",
  };
}

/** Equal for equal letters, and tells nothing about them: it may stand in a log. */
export function fingerprint({ to, subject, body, name }: Letter): string {
  return createHash("sha256")
    .update(JSON.stringify([to, subject, body, name]))
    .digest("base64url");
}

/** The visitor's address from the "Email:" line, so that "Reply" in a mail program answers the visitor. */
export function replyAddress(body: string): string | undefined {
  const value = /^Email: ([^\n]{3,254})$/m.exec(body)?.[1]?.trim();
  return value && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value)
    ? value
    : undefined;
}

function text(field: keyof typeof LIMITS) {
  return z
    .string({ error: `The field "${field}" is missing or not text.` })
    .max(LIMITS[field], {
      error: `The field "${field}" is longer than ${LIMITS[field]} characters.`,
    });
}

function cleanBody(value: string): string {
  return (
    value
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose; tab and line feed stay
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
      .toWellFormed()
  );
}
