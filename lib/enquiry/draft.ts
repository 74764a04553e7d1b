import type { FieldValues, FormKind } from "./form-fields";

/*
 * Text that a visitor typed but has not sent. It is kept for the tab's session, at most half an hour after the last
 * change, because people share computers. Storage may be full or blocked; the form must work all the same.
 */
const lifetimeMs = 30 * 60_000;

export type Draft = FieldValues & {
  /** The subject, if it is a link's or a topic's and not the visitor's own text. */
  asked?: string;
};

export function saveDraft(form: FormKind, values: Draft): void {
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

export function readDraft(form: FormKind): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? "{}");
    // A clock may have been set back meanwhile.
    const age = Math.abs(Date.now() - stored?.changedAt);
    if (age <= lifetimeMs) return texts(stored.typed);
    forgetDraft(form);
  } catch {}
  return {};
}

/** For every page: a draft must not stay because the page of its form is not opened again. */
export function forgetOldDrafts(): void {
  for (const form of ["question", "project"] as const) readDraft(form);
}

/** The texts of a draft in a stored value of any shape. */
function texts(typed: unknown): Draft {
  return Object.fromEntries(
    Object.entries(Object(typed)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

export function forgetDraft(form: FormKind): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}

function draftKey(form: FormKind): string {
  return `draft:${form}`;
}
