import { Glyph } from "@/components/media/icon";
import { NoWrap } from "@/components/ui/no-wrap";
import {
  type Accepts,
  type FormField,
  formatOf,
  ownField,
} from "@/lib/enquiry/form-fields";
import type { FormKind } from "@/lib/enquiry/form-kinds";
import styles from "./enquiry-form.module.css";

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
          type="text"
          {...ownField(name)?.input}
          {...formatOf(name, accepts)?.input}
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
