import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { FieldValues, FormKind } from "@/lib/enquiry/fields";
import { type FieldMessages, fieldsSchema } from "@/lib/enquiry/validation";

/** The rules as the form library wants them. A module of its own, so that zod arrives with the first keystroke. */
export function resolverOf(
  form: FormKind,
  messages: FieldMessages,
): Resolver<FieldValues> {
  return zodResolver(fieldsSchema(form, messages));
}
