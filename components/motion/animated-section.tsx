"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The box of a widget that moves by CSS alone. It only says, by `data-asleep`, that nobody can see it; its toggle says,
 * by `data-paused`, that the visitor stopped it. The style sheet of the widget does the rest.
 */
export function AnimatedSection({
  children,
  ...attributes
}: React.ComponentProps<"section">) {
  const root = useRef<HTMLElement>(null);
  const [asleep, setAsleep] = useState(false);

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
    <section ref={root} {...attributes} data-asleep={asleep || undefined}>
      {children}
    </section>
  );
}
