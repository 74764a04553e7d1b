import type { Interface } from "@/lib/content/types";
import { useStore } from "@/lib/store";
import styles from "./load-error.module.css";
import type { Loader } from "./retryable-import";

export type LoadErrorCopy = Pick<
  Interface["pageError"],
  "widget" | "retry" | "reload"
>;

/**
 * Says beside a widget that its code did not arrive, and offers to try again; after a second failure, to reload the
 * page. The widget's own HTML stays as it is. Ready by itself, as the widget round it is not.
 */
export function LoadError<T>({
  loader,
  copy,
}: {
  loader: Loader<T>;
  copy: LoadErrorCopy;
}) {
  const { phase, failures } = useStore(loader);
  // Stays during the next attempt, so that its button keeps the focus.
  if (failures === 0 || phase === "ready") return null;
  return (
    <p className={styles.error} role="alert" data-island="" data-ready="">
      {copy.widget}{" "}
      <button
        type="button"
        className="text-link"
        onClick={loader.start}
        aria-disabled={phase === "loading" || undefined}
      >
        {copy.retry}
      </button>
      {failures > 1 && (
        <button
          type="button"
          className="text-link"
          onClick={() => location.reload()}
        >
          {copy.reload}
        </button>
      )}
    </p>
  );
}
