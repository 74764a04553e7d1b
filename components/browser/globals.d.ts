/** Browser interfaces that are missing in TypeScript's own declarations. */
interface Document {
  readonly prerendering?: boolean;
}

interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
