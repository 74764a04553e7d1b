import { useSyncExternalStore } from "react";

/** A value that outlives the components which show it. */
export function createStore<T>(initial: T) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next: T) {
      state = next;
      for (const listener of listeners) listener();
    },
    /** Calls the listener after each change of state. Returns what ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Readable<T> = Pick<
  ReturnType<typeof createStore<T>>,
  "getState" | "subscribe"
>;

/** The present state in a component. When a page is hydrated, its stores are as they began. */
export function useStore<T>({ subscribe, getState }: Readable<T>): T {
  return useSyncExternalStore(subscribe, getState, getState);
}
