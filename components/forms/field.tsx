import type { ComponentProps } from "react";
import { Glyph } from "@/components/media/icon";
import { NoWrap } from "@/components/ui/no-wrap";
import type { FormField, FormKind } from "@/lib/enquiry/form-fields";
import {
  type Accepts,
  type PhoneFormat,
  phoneFormats,
} from "@/lib/enquiry/formats";
import styles from "./enquiry-form.module.css";

/**
 * The attributes of some fields for browsers, keyboards and password managers. No `maxlength`, which script sets for
 * autofill alone: text that is too long must show an error and must not be cut. HTML allows `tel-national` only on a text field.
 */
function attributes({
  phone,
}: Accepts): Record<string, ComponentProps<"input">> {
  const format: PhoneFormat = phoneFormats[phone];
  const { inputMode, autoComplete, autofillLength } = format;
  return {
    name: { type: "text", autoComplete: "name" },
    email: { type: "email", autoComplete: "email" },
    phone: {
      type: "text",
      inputMode,
      autoComplete,
      ...{ "data-autofill-length": autofillLength },
    },
  };
}

export function Field({
  form,
  field: { id: name, label, kind, choices = [], hint, required },
  accepts,
}: {
  form: FormKind;
  field: FormField;
  accepts: Accepts;
}) {
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    "aria-required": required !== undefined,
    "aria-describedby": hint && `${id}-hint`,
  };
  return (
    <div className={`stack ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {kind === "line" && (
        <input
          {...shared}
          {...(attributes(accepts)[name] ?? { type: "text" })}
        />
      )}
      {kind === "text" && <textarea {...shared} />}
      {kind === "choice" && (
        <select {...shared}>
          <option value="">…</option>
          {choices.map((choice) => (
            // A translation changes the text, and must not change what is sent.
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-error`} className={styles.error} data-error={name} hidden>
        <Glyph name="warning-circle" />
        <span />
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <NoWrap text={hint} />
        </p>
      )}
    </div>
  );
}
