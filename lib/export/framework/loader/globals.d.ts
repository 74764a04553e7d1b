/** Browser interfaces that TypeScript's own declarations lack. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ): unknown;
  };
}

interface Navigator {
  connection?: {
    saveData: boolean;
    /** Estimated time to a host and back, in ms. */
    rtt: number;
  };
}

interface HTMLCollectionOf<T> {
  /** The data block of the page; collections give elements by their id. */
  loader: T;
}
