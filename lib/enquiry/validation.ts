import * as z from "zod/mini";
import {
  type FieldName,
  type FormKind,
  formFields,
  limits,
} from "./form-fields";
import { isVisible, prose, withoutMarks } from "./sanitize";

// zod would try `new Function`, which the site's policy blocks and browsers report as a violation.
z.config({ jitless: true });

type FieldError = `${FieldName}Required` | `${"email" | "phone"}Invalid`;

/** The error texts; {limit} in the last is the maximum length of a field. */
export type ValidationCopy = {
  errors: Record<FieldError, string>;
  limit: string;
};

/**
 * The validation schema of one form. The messages are content and come in as data. Each field reports one issue at a
 * time: the missing value, then the malformed one, then the one that is too long. Long values are not shortened.
 */
export function validationSchema(
  form: FormKind,
  { errors, limit }: ValidationCopy,
) {
  const schemas = {
    name: filled(errors.nameRequired),
    email: withFormat(errors.emailRequired, isEmail, errors.emailInvalid),
    phone: withFormat(errors.phoneRequired, isPhone, errors.phoneInvalid),
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
 * The client's e-mail pattern: word characters with single dots or dashes between them, an @, a domain of the same
 * form, and an ending of two or three letters. It accepts what the classic
 * `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$` accepts if it ends in letters, but in linear time. In the classic
 * pattern, an optional separator inside a repetition causes exponential backtracking: thirty characters take more than
 * a second. Both reject plus tags and endings such as ".info", as the specification demands.
 */
export function isEmail(value: string): boolean {
  return /^\w+(?:[.-]\w+)*@(?:\w+[.-])*\w+\.[A-Za-z]{2,3}$/.test(value);
}

/** Exactly ten digits from 0 to 9, because not every reader can dial the digits of other scripts. */
function isPhone(value: string): boolean {
  return /^[0-9]{10}$/.test(value);
}

function filled(missing: string) {
  return z.string({ error: missing }).check(
    // An invisible text counts as missing.
    z.refine(isVisible, { error: missing, abort: true }),
  );
}

function withFormat(
  missing: string,
  holds: (value: string) => boolean,
  malformed: string,
) {
  return z.pipe(
    z.pipe(z.string({ error: missing }), z.transform(withoutMarks)),
    z.string().check(
      z.refine((value) => value !== "", { error: missing, abort: true }),
      z.refine(holds, { error: malformed, abort: true }),
    ),
  );
}
