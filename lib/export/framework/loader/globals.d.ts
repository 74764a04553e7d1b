/** Browser interfaces that are missing in TypeScript's own declarations. */
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
