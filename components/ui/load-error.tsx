import type { Interface } from "@/lib/content/types";
import styles from "./load-error.module.css";

/**
 * Inside the root of a widget: shown if the widget's code does not load or throws an error. The button's value is its text
 * after a second failure.
 */
export function LoadError({ copy }: { copy: Interface["loadError"] }) {
  return (
    <p
      className={`cluster ${styles.error}`}
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
