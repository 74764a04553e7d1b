"use client";

import { useEffect, useRef, useState } from "react";
import { usePaused } from "./motion-toggle";

/**
 * The box of a widget that moves by CSS alone. It only says when the motion should stand still: `data-paused` when the
 * visitor asked for it, `data-asleep` when nobody can see it. The style sheet of the widget does the rest.
 */
export function AnimatedSection({
  widget,
  children,
  ...attributes
}: { widget: string } & React.ComponentProps<"section">) {
  const root = useRef<HTMLElement>(null);
  const [asleep, setAsleep] = useState(false);
  const paused = usePaused(widget);

  useEffect(() => {
    if (!root.current) return;
    let inView = true;
    const update = () => setAsleep(!inView || document.hidden);
    const observer = new IntersectionObserver((entries) => {
      inView = entries.some((entry) => entry.isIntersecting);
      update();
    });
    observer.observe(root.current);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, []);

  return (
    <section
      ref={root}
      {...attributes}
      data-paused={paused || undefined}
      data-asleep={asleep || undefined}
    >
      {children}
    </section>
  );
}
