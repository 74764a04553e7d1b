import {
  type FieldName,
  type FieldValues,
  type FormKind,
  fieldsOf,
} from "./fields";

/*
 * What a visitor typed but has not sent. Kept for the tab's session only, because machines are shared. Storage may be
 * full, forbidden or hold anything; a draft is a courtesy, so no trouble with it may reach the form.
 */

export function saveDraft(form: FormKind, values: FieldValues): void {
  try {
    const typed = fieldsOf[form].filter((field) => values[field]);
    if (typed.length === 0) {
      forgetDraft(form);
      return;
    }
    sessionStorage.setItem(
      keyOf(form),
      JSON.stringify(
        Object.fromEntries(typed.map((field) => [field, values[field]])),
      ),
    );
  } catch {}
}

export function readDraft(form: FormKind): Partial<Record<FieldName, string>> {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(keyOf(form)) ?? "{}",
    );
    const values = kept as Record<string, unknown>;
    return Object.fromEntries(
      fieldsOf[form]
        .filter((field) => typeof values[field] === "string")
        .map((field) => [field, values[field]]),
    );
  } catch {
    return {};
  }
}

export function forgetDraft(form: FormKind): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {}
}

function keyOf(form: FormKind): string {
  return `draft:${form}`;
}
