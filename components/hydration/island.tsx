import {
  Activity,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { LoadError, type LoadErrorCopy } from "./load-error";
import { retryableImport } from "./retryable-import";
import { whenVisible } from "./when-visible";

type Loaded<P> = { default: ComponentType<P> };

/**
 * A widget whose finished HTML is in the page, and whose code arrives when it is about to be seen. Use it in a client
 * file: `export const EnquiryFormIsland = island<Props>(() => import("./enquiry-form"))`.
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
  const LateWidget: Loaded<P> = {
    default: (props) => (
      <Suspense>
        <Widget {...props} />
      </Suspense>
    ),
  };
  const firstFailure = new Promise<Loaded<P>>((resolve) => {
    loader.subscribe(() => {
      if (loader.getState().phase === "failed") resolve(LateWidget);
    });
  });
  /** A route change waits for the code, but not for ever: where it fails, the page comes without the widget. */
  const MountedWidget = lazy(() =>
    Promise.race([loader.promise, firstFailure]),
  );

  // biome-ignore lint/correctness/noComponentHookFactories: made for each widget, when its module is read
  return function Island(props: P & { loadErrorCopy: LoadErrorCopy }) {
    const id = useId();
    const root = useRef<HTMLDivElement>(null);

    const [waits] = useState(() => isServer || mayWait(id));
    const Content = waits ? Widget : MountedWidget;

    // Later, because rendering must not change what other widgets show.
    if (!waits && loader.getState().phase === "idle")
      queueMicrotask(loader.start);

    // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is asked on hydration
    useEffect(() => {
      if (isWanted(props)) loader.start();
      else if (root.current) return whenVisible(root.current, loader.start);
    }, []);

    return (
      <>
        <div ref={root} data-island={id}>
          <Activity>
            <Content {...props} />
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
