import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { onMeasure } from "@/components/analytics/on-measure";
import { dismissToasts, toast } from "@/components/ui/toast-store";
import type { Interface } from "@/lib/content/types";
import { forgetDraft, readDraft, saveDraft } from "@/lib/enquiry/draft";
import {
  type FieldValues,
  type FormKind,
  fieldsOf,
} from "@/lib/enquiry/fields";
import { buildMessage, type MessageDefaults } from "@/lib/enquiry/message";
import { sendEnquiry, toastTextOf } from "@/lib/enquiry/send-enquiry";
import { createSubmission } from "@/lib/enquiry/submission";
import { validationSchema } from "@/lib/enquiry/validation";
import { useStore } from "@/lib/store";
import { emptyHoneypot } from "./honeypot";

export type Relay = {
  url: string;
  defaults: MessageDefaults;
  /** Where a sent form leads: its route, and the same below the base path. */
  thanks: { path: string; href: string };
};

const submissions = {
  question: createSubmission(),
  project: createSubmission(),
} satisfies Record<FormKind, unknown>;

/**
 * Fields, draft and sending of one form. The form library owns what is typed, from before its code arrived on; the draft
 * is a copy of it.
 */
export function useEnquiry(
  kind: FormKind,
  copy: Interface["form"],
  relay: Relay,
  element: RefObject<HTMLFormElement | null>,
) {
  const router = useRouter();
  const submission = submissions[kind];
  const state = useStore(submission);
  const [resolver] = useState(() => zodResolver(validationSchema(kind, copy)));
  const form = useForm<FieldValues>({ mode: "onChange", resolver });
  const [isRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: state is restored on hydration only
  useEffect(() => {
    const { getValues, setValue, trigger, subscribe } = form;
    const typed = fieldsOf[kind].filter((field) => getValues(field));
    const draft = readDraft(kind);
    const kept = fieldsOf[kind].filter((field) => draft[field]);
    for (const field of kept)
      if (!typed.includes(field)) setValue(field, draft[field]);
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

  // By subscription: a fast response may come before the form has rendered that it waits for one.
  useEffect(
    () =>
      submission.subscribe(() => {
        const { phase } = submission.getState();
        if (phase === "success") {
          form.reset();
          followLink(relay.thanks.href);
        }
        // Once the button is enabled again.
        if (phase === "error") setTimeout(showButton, 0, element.current);
      }),
    [submission, form.reset, relay.thanks.href, element],
  );

  /** Goes on after the page was left: the visitor is notified wherever they are by then. */
  async function send(values: FieldValues) {
    const message = buildMessage(values, relay.defaults);
    router.prefetch(relay.thanks.path);
    dismissToasts(kind);
    const outcome = await submission.submit(() =>
      sendEnquiry(relay.url, message),
    );
    if (!outcome) return;
    const isSent = outcome.kind === "sent";
    if (isSent) forgetDraft(kind);
    toast(
      isSent ? "success" : "error",
      toastTextOf(outcome, copy.toasts),
      kind,
    );
    if (process.env.ANALYTICS)
      onMeasure?.({
        kind: "contact",
        name: isSent ? "form_sent" : "form_failed",
        path: location.pathname,
      });
  }

  return {
    form,
    state,
    /** Whether what the form shows is from a draft. */
    isRestored,
    clear() {
      form.reset();
      submission.clear();
      setRestored(false);
    },
    submit(event: React.FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (submission.getState().phase === "submitting") return;
      if (emptyHoneypot(event.currentTarget))
        return toast("error", copy.sendAgain, kind);
      form.handleSubmit(send)(event);
    },
  };
}

function showButton(form: HTMLFormElement | null) {
  const button = form?.querySelector<HTMLElement>("[type=submit]");
  // The focus is lost when a button is disabled; a failed form returns it.
  if (document.activeElement === document.body)
    button?.focus({ preventScroll: true });
  // Away from the lower edge, where toasts cover what is there.
  button?.scrollIntoView({ block: "center" });
}

/** Through a link, so that the thank-you page has all that other pages have: fallback, focus, and a full load if need be. */
function followLink(href: string) {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
