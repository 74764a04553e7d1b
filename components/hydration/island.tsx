import {
  Activity,
  type ComponentType,
  lazy,
  useEffect,
  useId,
  useRef,
} from "react";
import { LoadError, type LoadErrorCopy } from "./load-error";
import { retryableImport } from "./retryable-import";
import { whenVisible } from "./when-visible";

type Loaded<P> = { default: ComponentType<P> };

/**
 * A widget whose finished HTML is in the page, and whose code arrives when it is about to be seen. Use it in a client
 * file: `export const MapIsland = island<Props>(() => import("./map"))`.
 *
 * Activity is the one boundary that React hydrates late without moving its HTML out of the page. Two rules follow:
 * no context above an island may change before it is hydrated, and its root must have a box.
 * The widget marks the root `data-ready` when its handlers work.
 * @param isWanted whether the visitor waits for the widget wherever it is, and so must not have to scroll to it first
 */
export function island<P extends object>(
  load: () => Promise<Loaded<P>>,
  isWanted: (props: P) => boolean = () => false,
) {
  const isServer = typeof window === "undefined";
  const loader = retryableImport(load);
  const Widget = lazy(isServer ? load : () => loader.promise);

  // biome-ignore lint/correctness/noComponentHookFactories: made for each widget, when its module is read
  return function Island(props: P & { loadErrorCopy: LoadErrorCopy }) {
    const id = useId();
    const root = useRef<HTMLDivElement>(null);

    // Later, because rendering must not change what other widgets show.
    if (!isServer && !mayWait(id)) queueMicrotask(loader.start);

    // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is asked on hydration
    useEffect(() => {
      if (isWanted(props)) loader.start();
      else if (root.current) return whenVisible(root.current, loader.start);
    }, []);

    return (
      <>
        <div ref={root} data-island={id}>
          <Activity>
            <Widget {...props} />
          </Activity>
        </div>
        <LoadError loader={loader} copy={props.loadErrorCopy} />
      </>
    );
  };
}

/**
 * After a route change there is no server HTML to wait in, and no effect would run before the code is here. And the dev
 * server's refresh after a saved file would wait, unseen, for every widget that nobody has seen.
 */
function mayWait(id: string): boolean {
  if (process.env.NODE_ENV === "development") return false;
  return document.querySelector(`[data-island="${id}"]`) !== null;
}
