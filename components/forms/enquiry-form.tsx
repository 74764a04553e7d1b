import { type ReactNode, useId, useRef, useState } from "react";
import {
  LoadError,
  type LoadErrorCopy,
} from "@/components/hydration/load-error";
import button from "@/components/ui/button.module.css";
import { preloadToaster } from "@/components/ui/toast-store";
import type { Interface } from "@/lib/content/types";
import { saveDraft } from "@/lib/enquiry/draft";
import {
  type FieldName,
  type FormKind,
  fieldsOf,
  limits,
} from "@/lib/enquiry/fields";
import { type MessageDefaults, mailtoUrl } from "@/lib/enquiry/message";
import styles from "./enquiry-form.module.css";
import { FailureNote } from "./failure-note";
import { Field } from "./field";
import { rules } from "./lazy-resolver";
import type { Channels } from "./other-channels";
import { Overlay } from "./overlay";
import { useEnquiry } from "./use-enquiry";
import { useRestoredState } from "./use-restored-state";
import { valuesIn } from "./values-in";

export type EnquiryFormProps = {
  form: FormKind;
  labelledBy: string;
  words: Interface["form"];
  loadErrorCopy: LoadErrorCopy;
  loading: string;
  channels: Channels;
  messageDefaults: MessageDefaults;
  relayUrl: string;
  /** Where a sent form leads: its route, and its address below the base path. */
  thanks: { path: string; href: string };
  /** Drawn by the server: the button's disc, the sign before an error, the loader, "(opens in a new tab)". */
  bead: ReactNode;
  warning: ReactNode;
  disc: ReactNode;
  newTab: ReactNode;
};

/**
 * Both contact forms. Fields are the browser's own, so whatever was typed before this code arrived stays. Until then,
 * and without script for ever, the form is a mail that the visitor's own program sends.
 */
export default function EnquiryForm(props: EnquiryFormProps) {
  const { form, words, channels, messageDefaults } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { state, register, errors, submit, restore, validate, clear } =
    useEnquiry(props, element);
  const [crowded, setCrowded] = useState<readonly FieldName[]>([]);
  const isBusy = state.phase === "submitting";

  function noteInput() {
    if (!element.current) return;
    const values = valuesIn(element.current);
    saveDraft(form, values);
    const near = fieldsOf[form].filter(
      (field) => (values[field]?.length ?? 0) >= (limits[field] ?? 1e9) * 0.9,
    );
    if (near.join() !== crowded.join()) setCrowded(near);
  }

  const { hasDraft, dropDraft } = useRestoredState(
    form,
    element,
    restore,
    validate,
    noteInput,
  );

  function clearForm() {
    clear();
    dropDraft();
    setCrowded([]);
  }

  return (
    <form
      ref={element}
      className={styles.form}
      aria-labelledby={props.labelledBy}
      method="post"
      encType="text/plain"
      noValidate
      data-guard=""
      onSubmit={submit}
      onInput={noteInput}
      onFocus={prepare}
      suppressHydrationWarning
    >
      {fieldsOf[form].map((name) => (
        <Field
          key={name}
          id={`${id}${name}`}
          name={name}
          label={words.labels[name]}
          error={errors[name]?.message}
          warning={props.warning}
          hint={name === "phone" ? words.phoneHint : undefined}
          limitNote={
            crowded.includes(name)
              ? words.limit.replace("{limit}", String(limits[name]))
              : undefined
          }
          half={
            name !== "message" && !(form === "question" && name === "phone")
          }
          control={{ ...register(name), readOnly: isBusy }}
        />
      ))}
      {state.phase === "error" && (
        <FailureNote
          id={`${id}failed`}
          words={words.failed}
          channels={channels}
          newTab={props.newTab}
          form={element}
          subject={messageDefaults.subject}
        />
      )}
      {hasDraft && state.phase === "idle" && (
        <p className={styles.draft}>
          {words.draft.kept}{" "}
          <button type="button" className="text-link" onClick={clearForm}>
            {words.draft.clear}
          </button>
        </p>
      )}
      <div className={styles.fault}>
        <LoadError loader={rules} words={props.loadErrorCopy} />
      </div>
      <div className={styles.end}>
        <button
          type="submit"
          // On the button, since browsers take a form's own mail action on a safe page for mixed content.
          formAction={mailtoUrl(messageDefaults.to, messageDefaults.subject)}
          className={button.button}
          disabled={isBusy}
          aria-describedby={state.phase === "error" ? `${id}failed` : undefined}
        >
          {words.submit}
          {props.bead}
        </button>
        <p>{words.promise}</p>
      </div>
      {isBusy && <Overlay label={props.loading}>{props.disc}</Overlay>}
    </form>
  );
}

/** The first touch of a field is the moment to fetch what the next ones need. */
function prepare() {
  rules.start();
  preloadToaster();
}
