"use client";

import { useEffect, useRef } from "react";
import { reducedMotion } from "@/components/motion/reduced-motion";

/** After so many milliseconds without a scroll the page is being read. */
const rest = 1000;

/**
 * Marks itself `data-away` while the visitor scrolls down, unless less motion is asked for, so that what it holds does
 * not lie on what is read next. A landmark of its own, so that a screen reader's visitor finds it from anywhere.
 */
export function ChatAside(props: React.ComponentProps<"aside">) {
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let last = window.scrollY;
    function follow() {
      const isDown = window.scrollY > last && !reducedMotion().matches;
      last = window.scrollY;
      clearTimeout(timer);
      aside.current?.toggleAttribute("data-away", isDown);
      if (isDown) timer = setTimeout(follow, rest);
    }
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);

  return <aside ref={aside} {...props} />;
}
