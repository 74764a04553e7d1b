import type { Resolver } from "react-hook-form";
import { retryableImport } from "@/components/hydration/retryable-import";
import type { FieldValues, FormKind } from "@/lib/enquiry/fields";
import type { ValidationCopy } from "@/lib/enquiry/validation";

/** The validation with zod and its adapter: 7 kB that a visitor who only reads never needs. */
export const validationCode = retryableImport(() => import("./resolver"));

/** Waits for the code. If it does not come, a load error beside the button says so, and what waits goes on after a retry. */
export function lazyResolver(
  form: FormKind,
  copy: ValidationCopy,
): Resolver<FieldValues> {
  return async (...input) => {
    validationCode.start();
    const { zodResolver, validationSchema } = await validationCode.promise;
    return zodResolver(validationSchema(form, copy))(...input);
  };
}
