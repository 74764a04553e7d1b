import { Activity, type ComponentType, lazy } from "react";
import { createStore, useStore } from "@/lib/store";
import styles from "./island.module.css";

type Code<P> = { default: ComponentType<P> };

/**
 * A widget whose finished HTML is in the page and whose code comes when the page around it is hydrated, in a task of its
 * own. Use it in a client file: `export const FormIsland = island("form", () => import("./form"))`.
 *
 * Until the widget marks the root `data-ready`, the loader keeps presses and submissions. Activity is the one boundary
 * that leaves its HTML in the page meanwhile; its root must have a box.
 * @param name tells the roots of this widget from those of others
 */
export function island<P extends object>(
  name: string,
  load: () => Promise<Code<P>>,
) {
  const failure = createStore(false);
  let attempt = () => {};
  const code = () =>
    new Promise<Code<P>>((resolve) => {
      attempt = () => {
        // The HTML stays, and the code can be tried again.
        load().then(resolve, () => failure.setState(true));
      };
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
          <p className={styles.error} role="alert">
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
