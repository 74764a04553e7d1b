import type { ComponentProps, ReactNode } from "react";
import type { FieldName } from "@/lib/enquiry/form-fields";
import type { Accepts } from "@/lib/enquiry/formats";
import styles from "./enquiry-form.module.css";

/**
 * The attributes of each field for browsers, keyboards and password managers. No `maxlength`: text that is too long
 * must show an error and must not be cut. HTML allows `tel-national` only on a text field.
 */
const attributes = ({ phone }: Accepts) =>
  ({
    name: { type: "text", autoComplete: "name" },
    email: { type: "email", autoComplete: "email" },
    phone: {
      type: "text",
      ...(phone === "international"
        ? { inputMode: "tel", autoComplete: "tel" }
        : { inputMode: "numeric", autoComplete: "tel-national" }),
    },
    subject: { type: "text" },
    message: {},
  }) as const satisfies Record<FieldName, ComponentProps<"input">>;

export function Field({
  id,
  name,
  accepts,
  label,
  warning,
  hint,
  half,
}: {
  id: string;
  name: FieldName;
  accepts: Accepts;
  label: string;
  warning: ReactNode;
  hint: string | undefined;
  half: boolean;
}) {
  const Control = name === "message" ? "textarea" : "input";
  return (
    <div className={`stack ${styles.field}`} data-half={half || undefined}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        name={name}
        {...attributes(accepts)[name]}
        aria-required
        aria-describedby={hint && `${id}-hint`}
      />
      <p id={`${id}-error`} className={styles.error} data-error={name} hidden>
        {warning}
        <span />
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
