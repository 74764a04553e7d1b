import { createHash } from "node:crypto";
import { z } from "zod";
import type { ErrorCode } from "@/lib/enquiry/error-codes";
import { ownFields, senderLabelLimit } from "@/lib/enquiry/form-fields";
import type { EnquiryMessage } from "@/lib/enquiry/message";
import { isPlainLine, isVisible, plainLines } from "@/lib/enquiry/sanitize";

export const LIMITS = {
  to: 254,
  name: senderLabelLimit,
  subject: ownFields.subject.limit,
  /** More than a form's fields allow together, so that visitors meet only the limits beside them. */
  body: 5 * ownFields.message.limit,
  /** The limit for the whole request: enough for the longest body in any script, escaped. */
  requestBytes: 160 * 1024,
};

type Field = keyof EnquiryMessage;

/** The message of an issue is a code. */
const says = (code: ErrorCode) => code;

const textField = z.string(says("missing"));

const short = (field: Field) => z.string().max(LIMITS[field], says("tooLong"));

const line = (field: Field) =>
  textField
    .transform((value) => value.trim().normalize("NFC"))
    .pipe(
      short(field)
        .refine(isPlainLine, says("notPlain"))
        .refine(isVisible, says("empty")),
    );

/** A mail that the relay sends: header values are single lines, and the body has plain line feeds. */
export type Mail = EnquiryMessage;

export const mailSchema = z.object(
  {
    to: line("to").transform((value) => value.toLowerCase()),
    subject: line("subject"),
    body: textField
      .transform((value) => plainLines(value).toWellFormed())
      .pipe(short("body").refine(isVisible, says("empty"))),
    name: line("name"),
  },
  says("fields"),
);

export function firstError({ issues }: z.ZodError): [ErrorCode, string] {
  const { message, path } = issues[0] as z.core.$ZodIssue;
  return [message as ErrorCode, path.join()];
}

/** A hash of the mail that reveals nothing of it, so it may be in a log and in a Message-ID. */
export function fingerprint({ to, subject, body, name }: Mail): string {
  return createHash("sha256")
    .update(JSON.stringify([to, subject, body, name]))
    .digest("base64url");
}
