import * as z from "zod/mini";
import {
  type FieldName,
  type FormKind,
  formFields,
  limits,
} from "./form-fields";
import { type Accepts, emailFormats, phoneFormats } from "./formats";
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
  accepts: Accepts,
  { errors, limit }: ValidationCopy,
) {
  const isEmail = emailFormats[accepts.email];
  const isPhone = phoneFormats[accepts.phone];
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
