import { type RefObject, useEffect, useState } from "react";
import { forgetDraft, readDraft } from "@/lib/enquiry/draft";
import type { FieldName, FormKind } from "@/lib/enquiry/fields";
import { valuesIn } from "./values-in";

/**
 * What a form does once its code works: fill empty fields from the draft, say that it is ready, check what was typed
 * before, and send what was submitted before. The loader marked those with `data-typed` and `data-early`.
 */
export function useRestoredState(
  form: FormKind,
  element: RefObject<HTMLFormElement | null>,
  restore: (field: FieldName, value: string) => void,
  validate: (fields: FieldName[]) => void,
  noteInput: () => void,
) {
  const [hasDraft, setHasDraft] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival happens once
  useEffect(() => {
    const fields = element.current;
    if (!fields) return;
    const draft = Object.entries(readDraft(form)) as [FieldName, string][];
    const typed = valuesIn(fields);
    for (const [field, value] of draft) {
      if (!typed[field]) restore(field, value);
    }
    setHasDraft(
      draft.some(([field, value]) => (typed[field] || value) === value),
    );
    fields.closest("[data-island]")?.setAttribute("data-ready", "");

    const early = [
      ...fields.querySelectorAll<HTMLInputElement>("[data-typed]"),
    ].map((field) => {
      delete field.dataset.typed;
      return field.name as FieldName;
    });
    if (early.length > 0) {
      noteInput();
      validate(early);
    }
    if (fields.dataset.early) {
      delete fields.dataset.early;
      fields.requestSubmit();
    }
  }, []);

  return {
    hasDraft,
    dropDraft() {
      forgetDraft(form);
      setHasDraft(false);
    },
  };
}
