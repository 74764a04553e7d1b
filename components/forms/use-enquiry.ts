import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { Interface } from "@/lib/content/types";
import { forgetDraft, readDraft, saveDraft } from "@/lib/enquiry/draft";
import {
  type FieldValues,
  type FormKind,
  formFields,
} from "@/lib/enquiry/form-fields";
import { buildMessage, type MessageDefaults } from "@/lib/enquiry/message";
import {
  type SendOutcome,
  sendEnquiry,
  toastText,
} from "@/lib/enquiry/send-enquiry";
import { validationSchema } from "@/lib/enquiry/validation";
import { showLoadingBar } from "@/lib/loading-bar";
import { onMeasure } from "@/lib/on-measure";
import { emptyHoneypot } from "./honeypot";

/** The limit for loading the code of the thank-you page, the same as webpack's for other code. */
const codeTimeoutMs = 120_000;

export type Relay = {
  url: string;
  defaults: MessageDefaults;
  /** The page after a sent form: its route, and its URL with the base path. */
  thanks: { path: string; href: string };
};

type SubmissionState =
  | { phase: "idle" | "submitting" | "success" }
  | { phase: "error"; outcome: SendOutcome };

/**
 * Fields, draft and sending of one form. The form library owns the typed text, also text from before hydration. The
 * draft is a copy of it.
 */
export function useEnquiry(
  kind: FormKind,
  copy: Interface["form"] & { loading: string },
  relay: Relay,
  element: RefObject<HTMLFormElement | null>,
) {
  const router = useRouter();
  const [state, setState] = useState<SubmissionState>({ phase: "idle" });
  const isSending = useRef(false);
  const dismissToast = useRef(() => {});
  const [resolver] = useState(() => zodResolver(validationSchema(kind, copy)));
  const form = useForm<FieldValues>({ mode: "onChange", resolver });
  const [isRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: state is restored on hydration only
  useEffect(() => {
    const { getValues, setValue, trigger, subscribe } = form;
    const typed = formFields[kind].filter((field) => getValues(field));
    const draft = readDraft(kind);
    const kept = formFields[kind].filter((field) => draft[field]);
    for (const field of kept)
      if (!typed.includes(field)) setValue(field, draft[field]);
    // A link to the form may set the subject.
    const subject = new URLSearchParams(location.search).get("subject");
    if (subject && kind === "project" && !getValues("subject"))
      setValue("subject", subject);
    setRestored(kept.some((field) => getValues(field) === draft[field]));
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a phase
  useEffect(() => {
    if (state.phase === "submitting") return askBeforeLeaving();
    // In an effect, because the button must be enabled again.
    if (state.phase === "error") return showButton(element.current);
    if (state.phase !== "success") return;
    router.push(relay.thanks.path);
    const hideLoadingBar = showLoadingBar(copy.loading);
    const limit = setTimeout(
      () => location.assign(relay.thanks.href),
      codeTimeoutMs,
    );
    return () => {
      hideLoadingBar();
      clearTimeout(limit);
    };
  }, [state]);

  async function send(values: FieldValues) {
    if (isSending.current) return;
    isSending.current = true;
    setState({ phase: "submitting" });
    router.prefetch(relay.thanks.path);
    dismissToast.current();
    loadToasts();
    const message = buildMessage(values, relay.defaults);
    const outcome = await sendEnquiry(relay.url, message);
    isSending.current = false;
    const isSent = outcome.kind === "sent";
    if (isSent) {
      forgetDraft(kind);
      form.reset();
    }
    setState(isSent ? { phase: "success" } : { phase: "error", outcome });
    notify(isSent ? "success" : "error", toastText(outcome, copy.toasts));
    if (process.env.ANALYTICS)
      onMeasure?.({
        kind: "contact",
        name: isSent ? "form_sent" : "form_failed",
        path: location.pathname,
      });
  }

  /** Shows a toast, which replaces the form's previous one. */
  async function notify(tone: "success" | "error", text: string) {
    const toasts = await loadToasts();
    dismissToast.current();
    if (toasts)
      dismissToast.current = toasts.showToast(tone, text, copy.toasts.dismiss);
  }

  return {
    form,
    state,
    /** Whether the form shows text from a draft. */
    isRestored,
    clear() {
      form.reset();
      setState({ phase: "idle" });
      setRestored(false);
    },
    submit(event: React.FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending.current) return;
      if (emptyHoneypot(event.currentTarget))
        return notify("error", copy.sendAgain);
      form.handleSubmit(send)(event);
    },
  };
}

/** Without toasts, the form still shows a failure beside the button, and the next page shows a success. */
function loadToasts() {
  return import("@/components/ui/toasts").catch(() => undefined);
}

/** Asks visitors who leave, because they would not see the result. Returns a function that stops it. */
function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

function showButton(form: HTMLFormElement | null) {
  const button = form?.querySelector<HTMLElement>("[type=submit]");
  // The disabled button has lost the focus.
  if (document.activeElement === document.body)
    button?.focus({ preventScroll: true });
  // Away from the lower edge, where toasts would cover it.
  button?.scrollIntoView({ block: "center" });
}
