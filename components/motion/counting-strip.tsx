"use client";

import { observe } from "react-intersection-observer";
import { countUp } from "./count-up";
import { reducedMotion } from "./reduced-motion";

const visibleShare = 0.1;

/** Counts the statistics inside it up once, when a tenth of it is first visible. */
export function CountingStrip({ children }: { children: React.ReactNode }) {
  return <div ref={countWhenVisible}>{children}</div>;
}

/** With reduced motion the final numbers stay. */
function countWhenVisible(root: HTMLElement | null): (() => void) | undefined {
  const reduced = reducedMotion();
  if (!root || reduced.matches) return;
  const listeners = new AbortController();
  const count = countUp(root);
  const unobserve = observe(
    root,
    (inView) => {
      if (!inView) return;
      unobserve();
      count.start();
    },
    { threshold: visibleShare },
  );
  function stop() {
    listeners.abort();
    unobserve();
    count.finish();
  }
  reduced.addEventListener("change", stop, { signal: listeners.signal });
  window.addEventListener("beforeprint", stop, { signal: listeners.signal });
  return stop;
}
