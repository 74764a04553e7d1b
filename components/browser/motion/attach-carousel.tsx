import { createRoot } from "react-dom/client";
import { Carousel } from "./carousel";

/** Runs the carousel in the root until the signal aborts. React's own root is not in the page, because it shows nothing. */
export function attach(
  root: HTMLElement,
  signal: AbortSignal,
  _loadToasts: unknown,
  fail: (error: unknown) => void,
) {
  const react = createRoot(document.createElement("div"), {
    onUncaughtError: fail,
  });
  signal.addEventListener("abort", () => react.unmount());
  react.render(<Carousel root={root} />);
}
