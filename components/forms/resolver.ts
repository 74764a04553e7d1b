import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { FieldValues, FormKind } from "@/lib/enquiry/fields";
import {
  type ValidationCopy,
  validationSchema,
} from "@/lib/enquiry/validation";

/** The validation as the form library wants it. A module of its own, so that zod arrives with the first keystroke. */
export function resolverOf(
  form: FormKind,
  copy: ValidationCopy,
): Resolver<FieldValues> {
  return zodResolver(validationSchema(form, copy));
}
