import * as z from "zod/mini";
import type { Interface } from "@/lib/content/types";
import { type FieldName, type FormKind, fieldsOf } from "./fields";

// zod asks `new Function` whether it may compile; the site's policy forbids that and would report every page view.
z.config({ jitless: true });

export type FieldMessages = Interface["form"]["errors"];

/**
 * The rules of one form. Messages are content and come in as data; each field reports one problem at a time,
 * the missing value before the malformed one.
 */
export function fieldsSchema(form: FormKind, messages: FieldMessages) {
  const rules = {
    name: filled(messages.nameRequired),
    email: required(messages.emailRequired, isEmail, messages.emailInvalid),
    phone: required(messages.phoneRequired, isPhone, messages.phoneInvalid),
    subject: filled(messages.subjectRequired),
    message: filled(messages.messageRequired),
  } satisfies Record<FieldName, z.ZodMiniType<string>>;

  return z.object(
    Object.fromEntries(fieldsOf[form].map((field) => [field, rules[field]])),
  );
}

/**
 * The client's address pattern: word characters with single dots or dashes between them, an @, such a domain, and an
 * ending of two or three word characters. It accepts exactly what the classic
 * `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$` accepts, but in linear time: there an optional separator inside a
 * repetition makes every split of a word a new attempt, and thirty letters take more than a second. Both refuse plus
 * tags and endings such as ".info"; that is the rule asked for.
 */
export function isEmail(value: string): boolean {
  return /^\w+(?:[.-]\w+)*@(?:\w+[.-])*\w+\.\w{2,3}$/.test(value);
}

/** Exactly ten digits, 0 to 9; digits of other scripts cannot be dialled by every reader. */
export function isPhone(value: string): boolean {
  return /^[0-9]{10}$/.test(value);
}

function filled(message: string) {
  return z
    .string({ error: message })
    .check(z.refine((value) => value.trim() !== "", { error: message }));
}

function required(
  missing: string,
  holds: (value: string) => boolean,
  malformed: string,
) {
  return z.string({ error: missing }).check(
    z.refine((value) => value !== "", { error: missing, abort: true }),
    z.refine(holds, { error: malformed }),
  );
}
