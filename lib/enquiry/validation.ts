import * as z from "zod/mini";
import { fillIn } from "@/lib/site/fill-in";
import { type Accepts, emailFormats, phoneFormats } from "./formats";
import type { SentField } from "./message";
import { isVisible, prose, withoutMarks } from "./sanitize";

// zod would try `new Function`, which the site's policy blocks and browsers report as a violation.
z.config({ jitless: true });

/** The error texts; {limit} in the last is the maximum length of a field. */
export type ValidationCopy = {
  errors: Record<"emailInvalid" | "phoneInvalid", string>;
  limit: string;
};

/**
 * The validation schema of a form's fields. The messages are content and come in as data. Each field reports one issue
 * at a time: the missing value, then the malformed one, then the one that is too long. Long values are not shortened.
 */
export function validationSchema(
  fields: SentField[],
  accepts: Accepts,
  { errors, limit }: ValidationCopy,
) {
  const formats: Record<string, Format | undefined> = {
    email: [emailFormats[accepts.email], errors.emailInvalid],
    phone: [phoneFormats[accepts.phone].holds, errors.phoneInvalid],
  };
  return z.object(
    Object.fromEntries(
      fields.map((field) => {
        const error = fillIn(limit, { limit: field.limit });
        const isShort = (value: string) => prose(value).length <= field.limit;
        return [field.id, schema(field).check(z.refine(isShort, { error }))];
      }),
    ),
  );

  function schema({ id, required }: SentField): z.ZodMiniType<string, string> {
    if (!required) return z.string();
    const format = formats[id];
    return format ? withFormat(required, format) : filled(required);
  }
}

function filled(missing: string) {
  return z.string({ error: missing }).check(
    // An invisible text counts as missing.
    z.refine(isVisible, { error: missing, abort: true }),
  );
}

type Format = [holds: (value: string) => boolean, malformed: string];

function withFormat(missing: string, [holds, malformed]: Format) {
  return z.pipe(
    z.pipe(z.string({ error: missing }), z.transform(withoutMarks)),
    z.string().check(
      z.refine((value) => value !== "", { error: missing, abort: true }),
      z.refine(holds, { error: malformed, abort: true }),
    ),
  );
}
