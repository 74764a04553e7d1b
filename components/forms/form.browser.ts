import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl } from "react-hook-form";
import { carryToast } from "@/components/ui/carried-toast.browser";
import { showLoadingBar } from "@/components/ui/loading-bar.browser";
import type * as Toasts from "@/components/ui/toasts.browser";
import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import type { Accepts, FieldValues } from "@/lib/enquiry/form-fields";
import type { FormKind } from "@/lib/enquiry/form-kinds";
import {
  buildMessage,
  type MessageDefaults,
  mailLines,
  type SentField,
} from "@/lib/enquiry/message";
import {
  mayHaveBeenSent,
  sendEnquiry,
  type ToastCopy,
  toastText,
} from "@/lib/enquiry/send-enquiry";
import {
  type ValidationCopy,
  validationSchema,
} from "@/lib/enquiry/validation";
import { onMeasure } from "@/lib/site/on-measure";
import { askedSubject } from "./asked-subject.browser";
import { type FailedText, formView } from "./form-view.browser";

/** What the server tells the form's code. */
export type FormSettings = {
  fields: SentField[];
  accepts: Accepts;
  copy: ValidationCopy & {
    sendAgain: string;
    loading: string;
    toasts: ToastCopy & Toasts.ToastLabels;
  };
  relay: { url: string; defaults: MessageDefaults };
  /** The URL of the page after a sent form. */
  thanks: string;
};

/**
 * Runs the form in the root until the signal aborts: validation, draft and sending. The form library owns the typed
 * text, also text from before this code, and the draft is a copy of it. The elements stay the server's, whatever others
 * have added to them.
 */
export function attach(
  root: HTMLElement,
  signal: AbortSignal,
  _fail: unknown,
  toastsCode: { load: () => Promise<typeof Toasts>; fetchAhead: () => void },
): void {
  const settings: FormSettings = JSON.parse(root.dataset.settings ?? "");
  const { fields, accepts, copy, relay, thanks } = settings;
  const names = fields.map(({ id }) => id);
  const kind = root.dataset.kind as FormKind;
  const { defaults } = relay;
  const view = formView(root, names);
  const { controls, draftNote } = view;
  const form = createFormControl<FieldValues>({
    mode: "onChange",
    resolver: zodResolver(validationSchema(fields, accepts, copy)),
  });
  const { getValues, setValue } = form;
  const asked = askedSubject(root, form, signal);
  let isSending = false;
  let nextLook = 0;
  let dismissToast = () => {};

  for (const [name, control] of controls) {
    const { ref, onChange } = form.register(name);
    ref(control);
    for (const type of ["input", "change"])
      control.addEventListener(type, onChange, { signal });
  }
  // First, because the library hands out no values before its first subscription.
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      for (const name of names) view.showError(name, errors?.[name]?.message);
    },
  });
  restore();
  form.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      saveDraft(kind, asked.mark(values));
      updateChannels();
    },
  });
  root.addEventListener("submit", submit, { signal });
  root.addEventListener("focusin", watchValues, { signal });
  // The focus may have brought this code.
  watchValues();
  // Fetched before it is needed, because a toast also says that the visitor is offline.
  root.addEventListener("input", toastsCode.fetchAhead, { once: true, signal });
  draftNote?.querySelector("button")?.addEventListener("click", clear, {
    signal,
  });
  root.dataset.ready = "";

  /** `keep-typed.browser.ts` has filled the fields in from the draft. Checks what was typed before, and takes the link's subject. */
  function restore() {
    const draft = readDraft(kind);
    const filled = names.filter((name) => getValues(name));
    const typed = filled.filter((name) => getValues(name) !== draft[name]);
    asked.restore(draft);
    if (draftNote)
      draftNote.hidden = !filled.some(
        (name) => getValues(name) === draft[name],
      );
    if (typed.length > 0) {
      saveDraft(kind, asked.mark(getValues()));
      form.trigger(typed);
    }
  }

  function empty() {
    const blank = Object.fromEntries(names.map((name) => [name, ""]));
    form.reset(blank, { keepFieldsRef: true });
    asked.reset();
    if (draftNote) draftNote.hidden = true;
    view.showFailed(undefined);
  }

  function clear() {
    empty();
    // The focus would be lost with the button.
    [...controls.values()][0]?.focus();
  }

  function submit(event: Event) {
    event.preventDefault();
    if (isSending) return;
    if (view.emptyHoneypot()) return notify(copy.sendAgain, "lead");
    takeValues();
    form.handleSubmit(send)();
  }

  /** Speech recognition and password managers fill in fields without an event. */
  function takeValues() {
    for (const [name, { value }] of controls)
      if (value !== getValues(name))
        setValue(name, value, { shouldValidate: true });
  }

  /** Looks again each second while the form has the focus. */
  function watchValues() {
    clearTimeout(nextLook);
    takeValues();
    if (root.matches(":focus-within"))
      nextLook = window.setTimeout(watchValues, 1000);
  }

  async function send(values: FieldValues) {
    if (isSending) return;
    isSending = true;
    dismissToast();
    tryToasts();
    if (draftNote) draftNote.hidden = true;
    view.showFailed(undefined);
    view.setBusy(true, copy.loading);
    const stopAsking = askBeforeLeaving();
    const outcome = await sendEnquiry(
      relay.url,
      buildMessage(values, defaults, fields),
    );
    isSending = false;
    stopAsking();
    view.setBusy(false, copy.loading);
    const isSent = outcome.kind === "sent";
    const text = toastText(outcome, copy.toasts);
    if (process.env.ANALYTICS)
      onMeasure?.({
        kind: "contact",
        name: isSent ? "form_sent" : "form_failed",
        path: location.pathname,
      });
    if (isSent) {
      empty();
      saveDraft(kind, {});
      carryToast(text, copy.toasts);
      const hideLoadingBar = showLoadingBar(copy.loading);
      // The browser may keep this page for Back.
      window.addEventListener("pagehide", hideLoadingBar, { once: true });
      location.assign(thanks);
    } else {
      updateChannels();
      const failed = mayHaveBeenSent(outcome) ? "uncertain" : "lead";
      view.showFailed(failed);
      view.showButton();
      notify(text, failed);
    }
  }

  function updateChannels() {
    const values = getValues();
    const { subject, message = "" } = values;
    const added = fields.filter(({ isAdded }) => isAdded);
    const text = [...mailLines(values, added), message].join("\n");
    view.updateChannels(defaults.to, subject || defaults.subject, text);
  }

  /** Shows an error in a toast, which replaces the form's previous one, or without toasts in the note by the button. */
  async function notify(text: string, failed: FailedText) {
    const toasts = await tryToasts();
    dismissToast();
    if (toasts) dismissToast = toasts.showToast("error", text, copy.toasts);
    else if (!isSending) view.showFailed(failed, text);
  }

  function tryToasts() {
    return toastsCode.load().catch(() => undefined);
  }
}

/** Asks visitors who leave, because they would not see the result. Returns a function that stops it. */
function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
