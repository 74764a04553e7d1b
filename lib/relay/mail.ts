import { createHash } from "node:crypto";
import { z } from "zod";
import { limits, senderLabelLimit } from "@/lib/enquiry/form-fields";
import type { EnquiryMessage } from "@/lib/enquiry/message";
import {
  isOneLine,
  isPlainLine,
  isVisible,
  plainLines,
} from "@/lib/enquiry/sanitize";
import { copy } from "./copy";

export const LIMITS = {
  to: 254,
  name: senderLabelLimit,
  subject: limits.subject,
  /** Ample for what the forms allow, whose own limits visitors read beside the field. */
  body: 2 * limits.message + 1000,
  /** Of the whole request: enough for the longest body in any script, escaped. */
  requestBytes: 160 * 1024,
};

type Field = keyof EnquiryMessage;

const text = (field: Field) => z.string(copy.missing(field));

const short = (field: Field) =>
  z.string().max(LIMITS[field], copy.tooLong(field, LIMITS[field]));

const line = (field: Field) =>
  text(field)
    .transform((value) => value.trim().normalize("NFC"))
    .pipe(
      short(field)
        .refine(isOneLine, copy.notOneLine(field))
        .refine(isPlainLine, copy.encoded(field))
        .refine(isVisible, copy.empty(field)),
    );

/** What the relay mails: a message of the form whose header values are single lines, with plain line feeds in its body. */
export type Mail = EnquiryMessage;

/** Of what a client sent; each issue is one sentence for people. */
export const mailSchema = z.object(
  {
    to: line("to").transform((value) => value.toLowerCase()),
    subject: line("subject"),
    body: text("body")
      .transform((value) => plainLines(value).toWellFormed())
      .pipe(short("body").refine(isVisible, copy.empty("body"))),
    name: line("name"),
  },
  copy.fields,
);

/** Equal for equal mails, and reveals nothing of them: it may stand in a log and in a Message-ID. */
export function fingerprint({ to, subject, body, name }: Mail): string {
  return createHash("sha256")
    .update(JSON.stringify([to, subject, body, name]))
    .digest("base64url");
}

/** The beginning of the fingerprint, which joins the log lines of one mail. */
export function logId(mail: Mail): string {
  return fingerprint(mail).slice(0, 8);
}
