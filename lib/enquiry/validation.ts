import * as z from "zod/mini";
import {
  type FieldName,
  type FormKind,
  formFields,
  limits,
} from "./form-fields";
import { isVisible, prose } from "./sanitize";

// zod asks `new Function` whether it may compile; the site's policy forbids that and would report every page view.
z.config({ jitless: true });

type FieldError = `${FieldName}Required` | `${"email" | "phone"}Invalid`;

/** The texts of the errors; {limit} in the last stands for the most characters of a field. */
export type ValidationCopy = {
  errors: Record<FieldError, string>;
  limit: string;
};

/**
 * The validation schema of one form. Messages are content and come in as data; each field reports one issue at a time:
 * the missing value, then the malformed one, then the one that is too long, which is kept and never cut.
 */
export function validationSchema(
  form: FormKind,
  { errors, limit }: ValidationCopy,
) {
  const schemas = {
    name: filled(errors.nameRequired),
    email: formatted(errors.emailRequired, isEmail, errors.emailInvalid),
    phone: formatted(errors.phoneRequired, isPhone, errors.phoneInvalid),
    subject: filled(errors.subjectRequired),
    message: filled(errors.messageRequired),
  } satisfies Record<FieldName, z.ZodMiniType<string>>;

  return z.object(
    Object.fromEntries(
      formFields[form].map((field) => {
        const most = limits[field];
        const error = limit.replaceAll("{limit}", String(most));
        const isShort = (value: string) => prose(value).length <= most;
        return [field, schemas[field].check(z.refine(isShort, { error }))];
      }),
    ),
  );
}

/**
 * The client's address pattern: word characters with single dots or dashes between them, an @, such a domain, and an
 * ending of two or three letters. It accepts what the classic `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$` accepts
 * and ends in letters, but in linear time: there an optional separator inside a repetition makes every split of a word
 * a new attempt, and thirty characters take more than a second. Both reject plus tags and endings such as ".info"; that
 * is the rule asked for.
 */
export function isEmail(value: string): boolean {
  return /^\w+(?:[.-]\w+)*@(?:\w+[.-])*\w+\.[A-Za-z]{2,3}$/.test(value);
}

/** Exactly ten digits, 0 to 9; digits of other scripts cannot be dialled by every reader. */
function isPhone(value: string): boolean {
  return /^[0-9]{10}$/.test(value);
}

function filled(missing: string) {
  return z.string({ error: missing }).check(
    // What no reader would see is no answer either.
    z.refine(isVisible, { error: missing, abort: true }),
  );
}

function formatted(
  missing: string,
  holds: (value: string) => boolean,
  malformed: string,
) {
  return z.string({ error: missing }).check(
    z.refine((value) => value !== "", { error: missing, abort: true }),
    z.refine(holds, { error: malformed, abort: true }),
  );
}
