import { useRouter } from "next/navigation";
import {
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { useForm } from "react-hook-form";
import { reportFormOutcome } from "@/components/analytics/form-outcome";
import { toast } from "@/components/ui/toast-store";
import { forgetDraft } from "@/lib/enquiry/draft";
import type { FieldName, FieldValues, FormKind } from "@/lib/enquiry/fields";
import { buildMessage } from "@/lib/enquiry/message";
import { sendEnquiry, toastTextOf } from "@/lib/enquiry/send-enquiry";
import {
  createSubmission,
  type Enquiry,
  type State,
} from "@/lib/enquiry/submission";
import type { EnquiryFormProps } from "./enquiry-form";
import { lazyResolver } from "./lazy-resolver";

const idle: State = { phase: "idle" };

const enquiries: Record<FormKind, Enquiry> = {
  question: createSubmission(),
  project: createSubmission(),
};

/** Fields, rules and sending of one form, and what follows from an answer. */
export function useEnquiry(
  {
    form,
    words,
    messageDefaults,
    relayUrl,
    thanks,
  }: Pick<
    EnquiryFormProps,
    "form" | "words" | "messageDefaults" | "relayUrl" | "thanks"
  >,
  element: RefObject<HTMLFormElement | null>,
) {
  const router = useRouter();
  const enquiry = enquiries[form];
  const state = useSyncExternalStore(
    enquiry.subscribe,
    enquiry.getState,
    () => idle,
  );
  const resolver = useMemo(
    () => lazyResolver(form, words.errors),
    [form, words.errors],
  );
  const { register, handleSubmit, reset, setValue, trigger, formState } =
    useForm<FieldValues>({ mode: "onChange", resolver });

  useEffect(
    () =>
      enquiry.subscribe(({ phase }) => {
        if (phase !== "success") return;
        reset();
        follow(thanks.href);
      }),
    [enquiry, reset, thanks.href],
  );

  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && state.phase === "error" && element.current) {
      showFailure(element.current);
    }
    wasBusy.current = state.phase === "submitting";
  }, [state, element]);

  /** Goes on after the page was left: what was sent is forgotten and told wherever the visitor is by then. */
  async function send(values: FieldValues) {
    const mail = buildMessage(values, messageDefaults);
    const outcome = await enquiry.submit(mail, () =>
      sendEnquiry(relayUrl, mail),
    );
    if (!outcome) return;
    if (outcome.kind === "sent") forgetDraft(form);
    if (process.env.ANALYTICS) {
      reportFormOutcome(outcome.kind === "sent" ? "form_sent" : "form_failed");
    }
    toast(
      outcome.kind === "sent" ? "success" : "error",
      toastTextOf(outcome, words.toasts),
    );
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (enquiry.getState().phase === "submitting") return;
    router.prefetch(thanks.path);
    handleSubmit(send)(event);
  }

  return {
    state,
    register,
    errors: formState.errors,
    submit,
    restore: setValue,
    validate: (fields: FieldName[]) => trigger(fields),
    clear() {
      reset();
      enquiry.clear();
    },
  };
}

function showFailure(form: HTMLFormElement) {
  const button = form.querySelector<HTMLElement>("[type=submit]");
  // The focus is lost when a button is disabled; a failed form gives it back.
  if (document.activeElement === document.body) {
    button?.focus({ preventScroll: true });
  }
  // Away from the lower edge, where the notice covers what stands there.
  button?.scrollIntoView({ block: "center" });
}

/**
 * Through a link, so that this way to a page has all that others have: the loading fallback, the focus on the heading,
 * and a full load where the page's data never comes.
 */
function follow(address: string) {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
