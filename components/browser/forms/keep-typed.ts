import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import type { FormKind } from "@/lib/enquiry/form-fields";

/** Until the form's code is there: what is typed outlives the page, and a draft from another page is fetched at once. */
export function keepTyped(root: HTMLElement, signal: AbortSignal): void {
  const kind = root.dataset.kind as FormKind;
  if (Object.values(readDraft(kind)).some(Boolean)) root.dataset.used = "";
  window.addEventListener("pagehide", save, { signal });

  function save() {
    const fields = root.querySelectorAll<HTMLInputElement>("[name]");
    const typed = [...fields].filter(({ value }) => value);
    if (typed.length === 0 || root.matches("[data-ready]")) return;
    const values = typed.map(({ name, value }) => [name, value]);
    saveDraft(kind, { ...readDraft(kind), ...Object.fromEntries(values) });
  }
}
