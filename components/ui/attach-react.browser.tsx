import {
  type FunctionComponent,
  type PropsWithChildren,
  useEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Makes a component the code of a widget. React takes over the server's HTML in the root if it is what the component
 * renders first, so that a press or the focus stays, and replaces it if not.
 */
export function attachReact(
  Component: FunctionComponent<{ root: HTMLElement }>,
) {
  return (
    root: HTMLElement,
    signal: AbortSignal,
    fail: (error: unknown) => void,
  ) => {
    const widget = (
      <Ready root={root}>
        <Component root={root} />
      </Ready>
    );
    // React has already rendered anew where the HTML was another.
    const options = { onUncaughtError: fail, onRecoverableError: () => {} };
    const react = hydrateRoot(root, widget, options);
    signal.addEventListener("abort", () => react.unmount());
  };
}

function Ready({ root, children }: PropsWithChildren<{ root: HTMLElement }>) {
  useEffect(() => {
    root.dataset.ready = "";
  }, [root]);
  return children;
}
