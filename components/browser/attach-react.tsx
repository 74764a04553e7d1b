import { type FunctionComponent, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

type Widget = FunctionComponent<{ root: HTMLElement }>;

/**
 * Makes a component the code of a widget. React takes over the server's HTML in the root if it is what the component
 * renders first, so that a press or the focus stays, and replaces it if not.
 * @param container where React renders, if it is not the root
 */
export function attachReact(Component: Widget, container?: () => HTMLElement) {
  return (
    root: HTMLElement,
    signal: AbortSignal,
    fail: (error: unknown) => void,
  ) => {
    const place = container?.() ?? root;
    const react = hydrateRoot(
      place,
      <Ready place={place}>
        <Component root={root} />
      </Ready>,
      // React has already rendered anew where the HTML was another.
      { onUncaughtError: fail, onRecoverableError: () => {} },
    );
    signal.addEventListener("abort", () => react.unmount());
  };
}

function Ready({
  place,
  children,
}: {
  place: HTMLElement;
  children: ReactNode;
}) {
  useEffect(() => {
    place.dataset.ready = "";
  }, [place]);
  return children;
}
