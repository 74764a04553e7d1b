import styles from "./disclosure-mark.module.css";

/** The bead at the end of a `summary`: a plus that becomes a minus while its `details` is open. */
export function DisclosureMark() {
  return <span className={`circle edge ${styles.mark}`} />;
}
