/** Where the code of a widget stands: not asked for, loading, failed this many times so far, or here. */
export type LoadState =
  | { phase: "idle" | "loading" | "ready"; failures: number }
  | { phase: "failed"; failures: number };

export type Loader<T> = ReturnType<typeof retryableImport<T>>;

/** The longest a widget's code may take to arrive; a builder without such a limit would wait for ever. */
export const chunkTimeoutMs = 120_000;

/**
 * Code that may fail to arrive. Its promise never rejects: a failure is a state to be shown beside what is already
 * there, and the next `start` tries again. An attempt given up after the limit still counts if it arrives late.
 */
export function retryableImport<T>(
  load: () => Promise<T>,
  limitMs: number = chunkTimeoutMs,
) {
  let state: LoadState = { phase: "idle", failures: 0 };
  let deliver: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    deliver = resolve;
  });
  const listeners = new Set<() => void>();

  function become(phase: LoadState["phase"], failures = state.failures) {
    state = { phase, failures };
    for (const listener of [...listeners]) listener();
  }

  const firstFailure = new Promise<void>((resolve) => {
    listeners.add(() => state.phase === "failed" && resolve());
  });

  return {
    promise,
    /** Resolves when an attempt has failed for the first time. */
    firstFailure,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start() {
      if (state.phase === "loading" || state.phase === "ready") return;
      become("loading");
      const attempt = state;
      const timer = setTimeout(fail, limitMs);
      // An attempt counts as failed once, and not if a later one has taken over.
      function fail() {
        clearTimeout(timer);
        if (state === attempt) become("failed", state.failures + 1);
      }
      // Inside a promise, so that a loader that throws at once fails like any other.
      Promise.resolve()
        .then(load)
        .then((value) => {
          clearTimeout(timer);
          if (state.phase === "ready") return;
          deliver(value);
          become("ready");
        }, fail);
    },
  };
}
