import type { ComponentProps, ReactNode } from "react";
import type { FieldName } from "@/lib/enquiry/form-fields";
import styles from "./enquiry-form.module.css";

/**
 * What each field tells browsers, keyboards and password managers about itself. No `maxlength`: what is too long is an
 * error to be seen, not a text that is cut. HTML lets a phone number without its country's code be filled in only into
 * a field for text.
 */
const traits = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "text", inputMode: "numeric", autoComplete: "tel-national" },
  subject: { type: "text" },
  message: {},
} as const satisfies Record<FieldName, ComponentProps<"input">>;

/** A label, its control, and beneath it the error, then the hint. */
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
  /** What the form library puts on the control. */
  control: ComponentProps<"input"> & ComponentProps<"textarea">;
}) {
  const Control = name === "message" ? "textarea" : "input";
  const note = error ? "error" : hint && "hint";
  return (
    <div className={styles.field} data-half={half || undefined}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        {...traits[name]}
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
