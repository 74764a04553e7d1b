import type { FieldValues } from "@/lib/enquiry/fields";

/** What stands in a form's fields, read from the fields themselves. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(new FormData(form)) as FieldValues;
}
