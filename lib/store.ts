import { useSyncExternalStore } from "react";

/** A value that exists longer than the components that show it. */
export function createStore<T>(initial: T) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next: T) {
      state = next;
      for (const listener of listeners) listener();
    },
    /** Calls the listener after each change of state. Returns a function that unsubscribes it. */
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

/** The current state in a component. During hydration it is the store's initial state. */
export function useStore<T>({ subscribe, getState }: Readable<T>): T {
  return useSyncExternalStore(subscribe, getState, getState);
}
