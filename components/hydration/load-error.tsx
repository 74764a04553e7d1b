import { useSyncExternalStore } from "react";
import type { Interface } from "@/lib/content/types";
import styles from "./load-error.module.css";
import type { Loader } from "./retryable-import";

export type LoadErrorCopy = Pick<
  Interface["pageError"],
  "widget" | "retry" | "reload"
>;

/**
 * Says beside a part that its code did not arrive, and offers to try again; after a second failure, to reload the page.
 * The part's own HTML stays as it is. Ready by itself, as the part round it is not.
 */
export function LoadError<T>({
  loader,
  words,
}: {
  loader: Loader<T>;
  words: LoadErrorCopy;
}) {
  const { phase, failures } = useSyncExternalStore(
    loader.subscribe,
    loader.getState,
    loader.getState,
  );
  if (phase !== "failed") return null;
  return (
    <p className={styles.fault} role="alert" data-island="" data-ready="">
      {words.widget}{" "}
      <button type="button" className="text-link" onClick={loader.start}>
        {words.retry}
      </button>
      {failures > 1 && (
        <button
          type="button"
          className="text-link"
          onClick={() => location.reload()}
        >
          {words.reload}
        </button>
      )}
    </p>
  );
}
