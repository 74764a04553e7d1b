/**
 * The code that a page loads later, each module by the name of its file. Here it is named once: the build makes files of
 * these imports, which the page's script fetches, and the dev server runs the imports as they are.
 */
export const lateCode = {
  carousel: () => import("@/components/sections/carousel.browser"),
  form: () => import("@/components/forms/form.browser"),
  reveal: () => import("./reveal"),
  toasts: () => import("@/components/ui/toasts.browser"),
  // While `onMeasure` is null, no page asks for it.
  ...(process.env.ANALYTICS && { analytics: () => import("./analytics") }),
  // And while lib/site/other-scripts.ts lists none.
  ...(process.env.OTHER_SCRIPTS && {
    "other-scripts": () => import("@/components/layout/other-scripts.browser"),
  }),
};

type Imports = Required<typeof lateCode>;

export type LateName = keyof Imports;

export type LateModules = {
  [Name in LateName]: Awaited<ReturnType<Imports[Name]>>;
};

/** The modules that serve an element with `data-island`. */
export type WidgetName = {
  [Name in LateName]: LateModules[Name] extends { attach: unknown }
    ? Name
    : never;
}[LateName];

/** How a page loads the code. */
export type LateCode = {
  load: <Name extends LateName>(name: Name) => Promise<LateModules[Name]>;
  /** Fetches the files ahead, at low priority, and runs nothing. */
  fetchAhead: (name: LateName) => void;
};
