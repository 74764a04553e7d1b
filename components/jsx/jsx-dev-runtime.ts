import { jsxDEV as create, Fragment, type JSX } from "react/jsx-dev-runtime";
import { withLanguage } from "./jsx-runtime";

/** As jsx-runtime.ts, for the dev server and tests. */
export const jsxDEV: typeof create = (type, props, ...rest) =>
  create(type, withLanguage(type, props), ...rest);

export { Fragment, type JSX };
