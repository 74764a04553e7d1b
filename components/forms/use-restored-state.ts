import { type RefObject, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import type { FieldName, FieldValues, FormKind } from "@/lib/enquiry/fields";

/**
 * What a form does when its code works: fill empty fields from the draft and keep the draft from then on, mark itself
 * ready, validate what was typed before and send what was submitted before. The loader has marked those two.
 * @returns whether what the form shows is from a draft
 */
export function useRestoredState(
  kind: FormKind,
  form: UseFormReturn<FieldValues>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [isRestored, setRestored] = useState(false);
  const { getValues, setValue, trigger, subscribe } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: state is restored on hydration only
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const draft = Object.entries(readDraft(kind)) as [FieldName, string][];
    for (const [field, value] of draft) {
      if (!getValues(field)) setValue(field, value);
    }
    setRestored(draft.some(([field, value]) => getValues(field) === value));
    root.closest("[data-island]")?.setAttribute("data-ready", "");

    const typed = [
      ...root.querySelectorAll<HTMLInputElement>("[data-typed]"),
    ].map((field) => {
      delete field.dataset.typed;
      return field.name as FieldName;
    });
    if (typed.length > 0) {
      saveDraft(kind, getValues());
      trigger(typed);
    }
    if (root.dataset.early) {
      delete root.dataset.early;
      root.requestSubmit();
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(kind, values),
    });
  }, []);

  return [isRestored, setRestored] as const;
}
