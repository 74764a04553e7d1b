import {
  type FunctionComponent,
  type PropsWithChildren,
  useEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Makes a component the code of a widget. React takes over the server's HTML in the root if it is what the component
 * renders first, so that a press or the focus stays, and replaces it if not.
 * @param getPlace where React renders, if it is not the root
 */
export function attachReact(
  Component: FunctionComponent<{ root: HTMLElement }>,
  getPlace = (root: HTMLElement) => root,
) {
  return (
    root: HTMLElement,
    signal: AbortSignal,
    fail: (error: unknown) => void,
  ) => {
    const place = getPlace(root);
    const widget = (
      <Ready place={place}>
        <Component root={root} />
      </Ready>
    );
    // React has already rendered anew where the HTML was another.
    const options = { onUncaughtError: fail, onRecoverableError: () => {} };
    const react = hydrateRoot(place, widget, options);
    signal.addEventListener("abort", () => react.unmount());
  };
}

function Ready({ place, children }: PropsWithChildren<{ place: HTMLElement }>) {
  useEffect(() => {
    place.dataset.ready = "";
  }, [place]);
  return children;
}
