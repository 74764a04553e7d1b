import type { FieldValues, FormKind } from "./form-fields";

/*
 * Text that a visitor typed but has not sent. It is kept for the tab's session, at most half an hour after the last
 * change, because people share computers. Storage may be full or blocked; the form must work all the same.
 */
const lifetimeMs = 30 * 60_000;

export function saveDraft(form: FormKind, values: FieldValues): void {
  if (!Object.values(values).some(Boolean)) {
    forgetDraft(form);
    return;
  }
  try {
    sessionStorage.setItem(
      draftKey(form),
      JSON.stringify({ changedAt: Date.now(), typed: values }),
    );
  } catch {}
}

export function readDraft(form: FormKind): FieldValues {
  try {
    const { changedAt, typed } = JSON.parse(
      sessionStorage.getItem(draftKey(form)) ?? "{}",
    );
    if (Date.now() - changedAt <= lifetimeMs) return typed;
    forgetDraft(form);
  } catch {}
  return {};
}

export function forgetDraft(form: FormKind): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}

function draftKey(form: FormKind): string {
  return `draft:${form}`;
}
