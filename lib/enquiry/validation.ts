import * as z from "zod/mini";
import { fillIn } from "@/lib/site/fill-in";
import { type Accepts, formatOf } from "./form-fields";
import type { SentField } from "./message";
import { isVisible, prose, withoutMarks } from "./sanitize";

// zod would try `new Function`, which the site's policy blocks and browsers report as a violation.
z.config({ jitless: true });

/** The error texts; {limit} in the last is the maximum length of a field. */
export type ValidationCopy = {
  errors: Record<string, string | undefined>;
  limit: string;
};

/**
 * The validation schema of a form's fields. The messages are content and come in as data. Each field reports one issue
 * at a time: the missing value, then the malformed one, then the one that is too long. Long values are not shortened.
 */
export function validationSchema(
  fields: SentField[],
  accepts: Accepts,
  copy: ValidationCopy,
) {
  const schemas = fields.map(({ id, required, limit }) => {
    const format = formatOf(id, accepts);
    const malformed = copy.errors[`${id}Invalid`];
    const tooLong = fillIn(copy.limit, { limit });
    const plain = format ? withoutMarks : String;
    // An invisible text counts as missing.
    const isThere = format ? Boolean : isVisible;
    const check = (holds: (value: string) => unknown, error = "") =>
      z.refine<string>((typed) => holds(plain(typed)), { error, abort: true });
    const schema = z.string({ error: required }).check(
      check((value) => !required || isThere(value), required),
      check((value) => !format || format.holds(value), malformed),
      check((value) => prose(value).length <= limit, tooLong),
    );
    return [id, schema] as const;
  });
  return z.object(Object.fromEntries(schemas));
}
