import type { Resolver } from "react-hook-form";
import { retryableImport } from "@/components/hydration/retryable-import";
import type { FieldValues, FormKind } from "@/lib/enquiry/fields";
import type { FieldMessages } from "@/lib/enquiry/validation";

/** The field rules with zod and its adapter: 7 kB that a visitor who only reads never needs. */
export const rules = retryableImport(() => import("./resolver"));

/** Waits for the rules. If they do not come, `rules` says so beside the button, and what waits goes on after a retry. */
export function lazyResolver(
  form: FormKind,
  messages: FieldMessages,
): Resolver<FieldValues> {
  return async (...input) => {
    rules.start();
    const { resolverOf } = await rules.promise;
    return resolverOf(form, messages)(...input);
  };
}
