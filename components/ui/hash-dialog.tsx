import { Glyph } from "@/components/media/icon";
import styles from "./hash-dialog.module.css";
import round from "./round-button.module.css";

/**
 * A modal dialog with a URL of its own: links to `#id` open it, Back and Escape close it (`layout/hash-dialogs.ts`).
 * Without script it is a section of the page. Its title has the id `{id}-title`.
 */
export function HashDialog({
  id,
  closeLabel,
  children,
}: {
  id: string;
  closeLabel: string;
  children: React.ReactNode;
}) {
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      data-surface="card"
      data-hash-dialog=""
      closedby="any"
    >
      <div className={styles.content}>
        <button
          type="button"
          className={`circle ${round.button} ${styles.close}`}
          aria-label={closeLabel}
          data-needs-script=""
          {...{ commandfor: id, command: "close" }}
        >
          <Glyph name="x" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
