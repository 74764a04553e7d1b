import { type RefObject, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import {
  type FieldName,
  type FieldValues,
  type FormKind,
  fieldsOf,
} from "@/lib/enquiry/fields";

/**
 * What a form does when its code works: validate what was typed before, fill the other fields from the draft, and keep
 * the draft from then on.
 * @returns whether what the form shows is from a draft
 */
export function useRestoredState(
  kind: FormKind,
  form: UseFormReturn<FieldValues>,
  element: RefObject<HTMLElement | null>,
) {
  const [isRestored, setRestored] = useState(false);
  const { getValues, setValue, trigger, subscribe } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: state is restored on hydration only
  useEffect(() => {
    const typed = fieldsOf[kind].filter((field) => getValues(field));
    const draft = Object.entries(readDraft(kind)) as [FieldName, string][];
    for (const [field, value] of draft)
      if (!typed.includes(field)) setValue(field, value);
    setRestored(draft.some(([field, value]) => getValues(field) === value));
    if (typed.length > 0) {
      saveDraft(kind, getValues());
      trigger(typed);
    }
    element.current?.closest("[data-island]")?.setAttribute("data-ready", "");
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(kind, values),
    });
  }, []);

  return [isRestored, setRestored] as const;
}
