import { type ComponentType, useEffect, useRef, useState } from "react";
import { LoadError, type LoadErrorCopy } from "./load-error";
import { retryableImport } from "./retryable-import";
import { whenVisible } from "./when-visible";

type Loaded = { default: ComponentType<{ root: HTMLElement }> };

/**
 * Static markup that code comes to later: the children stay the server's, and the controller attaches to them.
 * The cheapest kind of widget, for whatever needs no state in its markup. The controller gets the root element and marks
 * it `data-ready` when its handlers work. Without copy a load error stays silent: for widgets that lose nothing by it.
 * Until its code is here, `motion/early-widgets.ts` serves it.
 * @param margin how far outside the window the code is asked for
 */
export function enhancer(load: () => Promise<Loaded>, margin?: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: made for each widget, when its module is read
  return function Enhancer({
    loadErrorCopy,
    children,
    className,
  }: {
    loadErrorCopy?: LoadErrorCopy;
    children: React.ReactNode;
    className?: string;
  }) {
    const root = useRef<HTMLDivElement>(null);
    const [loader] = useState(() => retryableImport(load));
    const [Controller, setController] = useState<Loaded["default"]>();

    useEffect(() => {
      loader.promise.then((loaded) => setController(() => loaded.default));
      if (root.current) return whenVisible(root.current, loader.start, margin);
    }, [loader]);

    return (
      <>
        <div ref={root} data-island="" data-visible="" className={className}>
          {children}
          {Controller && root.current && <Controller root={root.current} />}
        </div>
        {loadErrorCopy && <LoadError loader={loader} copy={loadErrorCopy} />}
      </>
    );
  };
}
