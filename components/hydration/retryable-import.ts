// Relative, as next.config.ts reads this file too.
import { codeTimeoutMs } from "../../lib/code-timeout";
import { createStore } from "../../lib/store";

/** Where the code of a widget stands: not asked for, loading, failed this many times so far, or here. */
type LoadState = {
  phase: "idle" | "loading" | "failed" | "ready";
  failures: number;
};

export type Loader<T> = ReturnType<typeof retryableImport<T>>;

/**
 * Code that may fail to arrive. Its promise never rejects: a failure is a state to be shown beside what is already
 * there, and the next `start` tries again. An attempt given up after the limit still counts if it arrives late.
 */
export function retryableImport<T>(load: () => Promise<T>) {
  const { getState, setState, subscribe } = createStore<LoadState>({
    phase: "idle",
    failures: 0,
  });
  let deliver: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    deliver = resolve;
  });
  return {
    promise,
    getState,
    subscribe,
    start() {
      const { phase, failures } = getState();
      if (phase === "loading" || phase === "ready") return;
      const attempt: LoadState = { phase: "loading", failures };
      setState(attempt);
      const timer = setTimeout(fail, codeTimeoutMs);
      // An attempt counts as failed once, and not if a later one has taken over.
      function fail() {
        clearTimeout(timer);
        if (getState() === attempt)
          setState({ phase: "failed", failures: failures + 1 });
      }
      // Inside a promise, so that a loader that throws at once fails like any other.
      Promise.resolve()
        .then(load)
        .then((value) => {
          clearTimeout(timer);
          deliver(value);
          setState({ ...getState(), phase: "ready" });
        }, fail);
    },
  };
}
