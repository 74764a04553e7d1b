import { type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import button from "@/components/ui/button.module.css";
import { type Channels, OtherChannels } from "@/components/ui/other-channels";
import type { Interface } from "@/lib/content/types";
import { type FormKind, formFields } from "@/lib/enquiry/form-fields";
import { mailtoUrl } from "@/lib/enquiry/message";
import { mayHaveBeenSent } from "@/lib/enquiry/send-enquiry";
import styles from "./enquiry-form.module.css";
import { Field } from "./field";
import { Honeypot } from "./honeypot";
import { type Relay, useEnquiry } from "./use-enquiry";

type EnquiryFormProps = {
  form: FormKind;
  labelledBy: string;
  copy: Interface["form"] & { loading: string };
  channels: Channels;
  relay: Relay;
  /** Drawn by the server: the button's bead, the icon before an error, the spinner. */
  drawn: Record<"bead" | "warning" | "spinner", ReactNode>;
};

/**
 * Both contact forms. Fields are the browser's own, so whatever was typed before this code arrived stays. Until then,
 * and without script for ever, the form is an e-mail that the visitor's own program sends.
 */
export default function EnquiryForm({
  form: kind,
  labelledBy,
  copy,
  channels,
  relay,
  drawn,
}: EnquiryFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, state, isRestored, submit, clear } = useEnquiry(
    kind,
    copy,
    relay,
    element,
  );
  const isBusy = state.phase === "submitting";
  const hasFailed = state.phase === "error";

  return (
    <form
      ref={element}
      className={styles.form}
      aria-labelledby={labelledBy}
      method="post"
      encType="text/plain"
      noValidate
      onSubmit={submit}
      suppressHydrationWarning
    >
      {formFields[kind].map((name) => (
        <Field
          key={name}
          id={`${id}${name}`}
          name={name}
          label={copy.labels[name]}
          error={form.formState.errors[name]?.message}
          warning={drawn.warning}
          hint={name === "phone" ? copy.phoneHint : undefined}
          half={
            name !== "message" && !(kind === "question" && name === "phone")
          }
          control={{ ...form.register(name), readOnly: isBusy }}
        />
      ))}
      <Honeypot />
      {hasFailed && (
        // Stays, as toasts pass: nothing is lost, and other channels take the text along.
        <p id={`${id}failed`} className={styles.failed}>
          <b>{copy.failed.heading}</b>{" "}
          <OtherChannels
            text={
              copy.failed[mayHaveBeenSent(state.outcome) ? "uncertain" : "lead"]
            }
            channels={channels}
            typed={{
              subject: form.watch("subject") || relay.defaults.subject,
              message: form.watch("message") ?? "",
            }}
          />
        </p>
      )}
      {isRestored && !isBusy && !hasFailed && (
        <p className={styles.draft}>
          {copy.draft.kept}{" "}
          <button
            type="button"
            className="text-link"
            onClick={() => {
              clear();
              // The button goes, and the focus would go with it.
              element.current?.querySelector("input")?.focus();
            }}
          >
            {copy.draft.clear}
          </button>
        </p>
      )}
      <div className={styles.end}>
        <button
          type="submit"
          // On the button, since browsers take a form's own mailto action on a secure page for mixed content.
          formAction={mailtoUrl(relay.defaults.to, relay.defaults.subject)}
          className={button.button}
          disabled={isBusy}
          aria-describedby={hasFailed ? `${id}failed` : undefined}
        >
          {copy.submit}
          {drawn.bead}
        </button>
        <p>{copy.promise}</p>
      </div>
      {isBusy &&
        // In the body, because a moving ancestor would confine it.
        createPortal(
          <div
            role="status"
            aria-label={copy.loading}
            className={styles.overlay}
          >
            {drawn.spinner}
          </div>,
          document.body,
        )}
    </form>
  );
}
