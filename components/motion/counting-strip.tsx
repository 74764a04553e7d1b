"use client";

import { useEffect, useRef } from "react";
import { observe } from "react-intersection-observer";
import { countUp } from "./count-up";
import { reducedMotion } from "./reduced-motion";

const visibleShare = 0.1;

/** The box that counts its statistics up once, the first time a tenth of it is visible. */
export function CountingStrip({ children }: { children: React.ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) return countWhenSeen(root.current);
  }, []);
  return <div ref={root}>{children}</div>;
}

/** With reduced motion the final numbers simply stay. */
function countWhenSeen(root: HTMLElement): (() => void) | undefined {
  const reduced = reducedMotion();
  if (reduced.matches) return;
  const ends = new AbortController();
  const count = countUp(root);
  const unobserve = observe(
    root,
    (inView) => {
      if (!inView) return;
      unobserve();
      count.start();
    },
    { threshold: reachable(visibleShare, root) },
  );
  function stop() {
    ends.abort();
    unobserve();
    count.finish();
  }
  reduced.addEventListener("change", stop, { signal: ends.signal });
  window.addEventListener("beforeprint", stop, { signal: ends.signal });
  count.reset();
  return stop;
}

/** A strip of more than ten screens, as on a phone at five times the size, never shows a tenth of itself at once. */
function reachable(share: number, element: HTMLElement) {
  return Math.min(share, window.innerHeight / 2 / (element.offsetHeight || 1));
}
