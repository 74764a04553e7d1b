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
