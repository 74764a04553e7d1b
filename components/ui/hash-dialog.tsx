import { Glyph } from "@/components/media/icon";
import styles from "./hash-dialog.module.css";
import { NoWrap } from "./no-wrap";
import round from "./round-button.module.css";

/**
 * A modal dialog with a URL of its own: links to `#id` open it, Back and Escape close it (`hash-dialog.browser.ts`). Its title
 * and the button that closes it stay above the text that scrolls. Without script it is a section of the page.
 */
export function HashDialog({
  id,
  className,
  heading: Heading,
  title,
  closeLabel,
  children,
}: {
  id: string;
  className?: string;
  heading: "h2" | "h3";
  title: string;
  closeLabel: string;
  children: React.ReactNode;
}) {
  return (
    <dialog
      id={id}
      className={[styles.dialog, className].filter(Boolean).join(" ")}
      aria-labelledby={`${id}-title`}
      data-surface="card"
      data-hash-dialog=""
      closedby="any"
    >
      <div className={`between ${styles.bar}`} data-surface="mist">
        <Heading id={`${id}-title`} className="large">
          <NoWrap text={title} />
        </Heading>
        <button
          type="button"
          className={`circle ${round.button}`}
          aria-label={closeLabel}
          data-needs-script=""
          {...{ commandfor: id, command: "close" }}
        >
          <Glyph name="x" />
        </button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
