import { Activity, type ComponentType, lazy } from "react";
import { createStore, useStore } from "@/lib/store";
import styles from "./island.module.css";

type Code<P> = { default: ComponentType<P> };

/**
 * A widget whose HTML is in the page. Its code loads when the page around it hydrates, and it hydrates in a separate
 * task. Use it in a client file: `export const FormIsland = island("form", () => import("./form"))`.
 *
 * Until the widget sets `data-ready` on the root, the loader holds the clicks on its buttons. Activity is the only
 * boundary that keeps the HTML in the page meanwhile. The root must have a CSS box.
 * @param name identifies the roots of this widget
 */
export function island<P extends object>(
  name: string,
  load: () => Promise<Code<P>>,
) {
  const failure = createStore(false);
  // React waits for one promise of the code. A retry fulfils the same promise.
  let show: (code: Code<P>) => void;
  // After a failure the HTML stays, and the visitor can try again.
  const attempt = () => load().then(show, () => failure.setState(true));
  const code = () =>
    new Promise<Code<P>>((resolve) => {
      show = resolve;
      attempt();
    });
  const Widget = lazy(typeof window === "undefined" ? load : code);

  function retry() {
    failure.setState(false);
    attempt();
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made for each widget, when its module is read
  return function Island({
    className,
    errorCopy,
    ...props
  }: P & {
    className?: string;
    errorCopy: { widget: string; retry: string };
  }) {
    const hasFailed = useStore(failure);
    return (
      <>
        <div className={className} data-island={name}>
          <Activity>
            <Widget {...(props as unknown as P)} />
          </Activity>
        </div>
        {hasFailed && (
          <p className={`cluster ${styles.error}`} role="alert">
            {errorCopy.widget}{" "}
            <button type="button" className="text-link" onClick={retry}>
              {errorCopy.retry}
            </button>
          </p>
        )}
      </>
    );
  };
}
