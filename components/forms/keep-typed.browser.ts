import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import type { FieldValues } from "@/lib/enquiry/form-fields";
import type { FormKind } from "@/lib/enquiry/form-kinds";

keepTyped.selector = "[data-island=form]";

/** Until the form's code is there: what is typed outlives the page, and a draft shows at once. */
export function keepTyped(root: HTMLElement, signal: AbortSignal): void {
  const kind = root.dataset.kind as FormKind;
  const draft: FieldValues = readDraft(kind);
  const fields = [...root.querySelectorAll<HTMLInputElement>("[name]")];
  for (const field of fields) {
    const kept = draft[field.name];
    if (kept) root.dataset.used = "";
    field.value ||= kept ?? "";
    limitAutofill(field, signal);
  }
  window.addEventListener("pagehide", save, { signal });

  function save() {
    const isChanged = ({ name, value }: HTMLInputElement) =>
      value !== (draft[name] ?? "");
    if (root.matches("[data-ready]") || !fields.some(isChanged)) return;
    const values = fields.map(({ name, value }) => [name, value]);
    saveDraft(kind, { ...draft, ...Object.fromEntries(values) });
  }
}

/** A browser fills in a form of the value that fits the limit. What is typed or pasted must not be cut. */
function limitAutofill(field: HTMLInputElement, signal: AbortSignal) {
  const { autofillLength } = field.dataset;
  if (!autofillLength) return;
  field.maxLength = Number(autofillLength);
  field.addEventListener(
    "beforeinput",
    () => field.removeAttribute("maxlength"),
    { signal },
  );
}
