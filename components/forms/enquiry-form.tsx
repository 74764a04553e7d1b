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
  /** Rendered on the server: the button's bead, the icon before an error, the spinner. */
  rendered: Record<"bead" | "warning" | "spinner", ReactNode>;
};

/**
 * Both contact forms. The fields are uncontrolled, so text that was typed before hydration stays. Before hydration and
 * without script, submitting the form opens an e-mail in the visitor's e-mail program.
 */
export default function EnquiryForm({
  form: kind,
  labelledBy,
  copy,
  channels,
  relay,
  rendered,
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
          warning={rendered.warning}
          hint={name === "phone" ? copy.phoneHint : undefined}
          half={
            name !== "message" && !(kind === "question" && name === "phone")
          }
          control={{ ...form.register(name), readOnly: isBusy }}
        />
      ))}
      <Honeypot />
      {hasFailed && (
        // Stays after the toast is dismissed. Its links carry the typed text.
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
      {isRestored && state.phase === "idle" && (
        <p className={styles.draft}>
          {copy.draft.kept}{" "}
          <button
            type="button"
            className="text-link"
            onClick={() => {
              clear();
              // The focus would be lost with the button.
              element.current?.querySelector("input")?.focus();
            }}
          >
            {copy.draft.clear}
          </button>
        </p>
      )}
      <div className={`cluster ${styles.end}`}>
        <button
          type="submit"
          // On the button, because browsers treat a form's `mailto:` action on a secure page as mixed content.
          formAction={mailtoUrl(relay.defaults.to, relay.defaults.subject)}
          className={button.button}
          disabled={isBusy}
          aria-describedby={hasFailed ? `${id}failed` : undefined}
        >
          {copy.submit}
          {rendered.bead}
        </button>
        <p>{copy.promise}</p>
      </div>
      {isBusy &&
        // In the body, because a transformed ancestor would contain the fixed overlay.
        createPortal(
          <div
            role="status"
            aria-label={copy.loading}
            className={styles.overlay}
          >
            {rendered.spinner}
          </div>,
          document.body,
        )}
    </form>
  );
}
