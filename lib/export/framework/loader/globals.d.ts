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
  connection?: { saveData: boolean };
}

interface HTMLCollectionOf<T> {
  /** The data block of the page; collections give elements by their id. */
  loader: T;
}
