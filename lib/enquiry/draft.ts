import { keepInSession, readSession } from "@/lib/site/session";
import type { FieldValues } from "./form-fields";
import { type FormKind, formKinds } from "./form-kinds";

/*
 * Text that a visitor typed but has not sent. It is kept for the tab's session, at most half an hour after the last
 * change, because people share computers.
 */
const lifetimeMs = 30 * 60_000;

export type Draft = FieldValues & {
  /** The subject, if it is a link's or a topic's and not the visitor's own text. */
  asked?: string;
};

export function saveDraft(form: FormKind, typed: Draft): void {
  const hasText = Object.values(typed).some(Boolean);
  const draft = hasText ? { changedAt: Date.now(), typed } : undefined;
  keepInSession(`draft:${form}`, draft);
}

export function readDraft(form: FormKind): Draft {
  const { changedAt, typed } = Object(readSession(`draft:${form}`));
  // A clock may have been set back meanwhile.
  if (Math.abs(Date.now() - changedAt) <= lifetimeMs) return texts(typed);
  saveDraft(form, {});
  return {};
}

/** For every page: a draft must not stay because the page of its form is not opened again. */
export function forgetOldDrafts(): void {
  for (const form of formKinds) readDraft(form);
}

/** The texts of a draft in a stored value of any shape. */
function texts(typed: unknown): Draft {
  return Object.fromEntries(
    Object.entries(Object(typed)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
