/** A value that outlives the components which show it, for React's `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next: T) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    /** Calls the listener after each change of state. Returns what ends that. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
