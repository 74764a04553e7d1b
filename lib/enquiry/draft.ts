import { type FieldValues, type FormKind, fieldsOf } from "./fields";

/*
 * What a visitor typed but has not sent. Kept for the tab's session and half an hour after the last change, because
 * machines are shared. Storage may be full, forbidden or hold anything; a draft is a courtesy, so none of that may
 * reach the form.
 */
const lifetimeMs = 30 * 60_000;

export function saveDraft(form: FormKind, values: FieldValues): void {
  if (!Object.values(values).some(Boolean)) {
    forgetDraft(form);
    return;
  }
  try {
    sessionStorage.setItem(
      keyOf(form),
      JSON.stringify({ changedAt: Date.now(), typed: values }),
    );
  } catch {}
}

export function readDraft(form: FormKind): FieldValues {
  try {
    const { changedAt, typed } = JSON.parse(
      sessionStorage.getItem(keyOf(form)) ?? '{"typed":{}}',
    );
    if (Date.now() - changedAt > lifetimeMs) {
      forgetDraft(form);
      return {};
    }
    const kept = fieldsOf[form].filter(
      (field) => typeof typed[field] === "string" && typed[field] !== "",
    );
    return Object.fromEntries(kept.map((field) => [field, typed[field]]));
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
