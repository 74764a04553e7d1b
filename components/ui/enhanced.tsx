"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";

/** Takes over markup that is complete without it; renders nothing. It sets `data-ready` on the root once its handlers work. */
export type Controller = ComponentType<{ root: HTMLElement }>;

/** How far outside the window a part starts to load: about a second of scrolling. */
const margin = "800px 0px";

/**
 * A box whose finished, server-rendered content gets a controller when the visitor comes near.
 * Until then, and when the controller never comes, the content stands as it is.
 */
export function Enhanced({
  load,
  children,
  ...attributes
}: {
  load: () => Promise<Controller>;
} & React.ComponentProps<"div">) {
  const root = useRef<HTMLDivElement>(null);
  const [Control, setControl] = useState<Controller>();

  useEffect(() => {
    if (!root.current) return;
    let wanted = true;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const controller = await load().catch(() => undefined);
        if (wanted && controller) setControl(() => controller);
      },
      { rootMargin: margin },
    );
    observer.observe(root.current);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [load]);

  return (
    <div ref={root} data-island="" {...attributes}>
      {children}
      {Control && root.current && <Control root={root.current} />}
    </div>
  );
}
