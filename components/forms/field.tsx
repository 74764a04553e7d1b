import type { ComponentProps, ReactNode } from "react";
import type { FieldName } from "@/lib/enquiry/fields";
import { limits } from "@/lib/enquiry/fields";
import styles from "./enquiry-form.module.css";

/** What each field tells browsers, keyboards and password managers about itself. */
const traits = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  // No maxlength: an eleventh digit must be seen as an error instead of being a key that does nothing.
  // No type either: HTML lets a number without its country's code be filled in only into a field for text.
  phone: { inputMode: "numeric", autoComplete: "tel-national" },
  subject: {},
  message: {},
} as const satisfies Record<FieldName, ComponentProps<"input">>;

/** A label, its control, and beneath it one line: the error, else the length limit once it is near, else the hint. */
export function Field({
  id,
  name,
  label,
  error,
  warning,
  hint,
  limitNote,
  half,
  control,
}: {
  id: string;
  name: FieldName;
  label: string;
  error: string | undefined;
  /** The sign before an error. */
  warning: ReactNode;
  hint: string | undefined;
  limitNote: string | undefined;
  half: boolean;
  /** What the form library puts on the control. */
  control: ComponentProps<"input"> & ComponentProps<"textarea">;
}) {
  const Control = name === "message" ? "textarea" : "input";
  const note = limitNote ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={styles.field} data-half={half || undefined}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        {...traits[name]}
        {...control}
        maxLength={limits[name]}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error || note ? noteId : undefined}
        suppressHydrationWarning
      />
      {error ? (
        <p id={noteId} className={styles.error}>
          {warning}
          {error}
        </p>
      ) : (
        note && (
          <p id={noteId} className={styles.hint}>
            {note}
          </p>
        )
      )}
    </div>
  );
}
