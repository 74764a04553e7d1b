import type { Interface } from "@/lib/content/types";
import styles from "./note.module.css";

/** Shown in the root of a widget whose code fails. The button's value is its text after a second failure. */
export function LoadError({ copy }: { copy: Interface["loadError"] }) {
  return (
    <p
      className={`cluster ${styles.note} ${styles.error}`}
      role="alert"
      data-load-error=""
      data-needs-script=""
      hidden
    >
      {copy.text}{" "}
      <button type="button" className="text-link" value={copy.reload}>
        {copy.retry}
      </button>
    </p>
  );
}
