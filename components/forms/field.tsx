import type { ComponentProps, ReactNode } from "react";
import type { FieldName } from "@/lib/enquiry/form-fields";
import styles from "./enquiry-form.module.css";

/**
 * The attributes of each field for browsers, keyboards and password managers. No `maxlength`: text that is too long
 * must show an error and must not be cut. HTML allows `tel-national` only on a text field.
 */
const attributes = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "text", inputMode: "numeric", autoComplete: "tel-national" },
  subject: { type: "text" },
  message: {},
} as const satisfies Record<FieldName, ComponentProps<"input">>;

/** A label, its control, the error and the hint. */
export function Field({
  id,
  name,
  label,
  error,
  warning,
  hint,
  half,
  control,
}: {
  id: string;
  name: FieldName;
  label: string;
  error: string | undefined;
  /** The icon before an error. */
  warning: ReactNode;
  hint: string | undefined;
  half: boolean;
  /** The props that the form library sets on the control. */
  control: ComponentProps<"input"> & ComponentProps<"textarea">;
}) {
  const Control = name === "message" ? "textarea" : "input";
  const note = error ? "error" : hint && "hint";
  return (
    <div className={`stack ${styles.field}`} data-half={half || undefined}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        {...attributes[name]}
        {...control}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={note && `${id}-${note}`}
        suppressHydrationWarning
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {warning}
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
