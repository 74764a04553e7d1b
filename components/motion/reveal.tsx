"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Lets the elements with `data-reveal` appear when the visitor scrolls to them. One instance serves all pages. Its code
 * loads when the first of these elements is near the window.
 */
export function Reveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const elements = document.querySelectorAll<HTMLElement>("[data-reveal]");
    let end: (() => void) | undefined;
    let isMounted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import("./reveal-on-scroll").then(
          ({ revealOnScroll }) => {
            if (isMounted) end = revealOnScroll(elements);
          },
          // Without the code all elements are visible.
          () => {},
        );
      },
      { rootMargin: "600px 0px" },
    );
    for (const element of elements) observer.observe(element);
    return () => {
      isMounted = false;
      observer.disconnect();
      end?.();
    };
  }, [pathname]);
  return null;
}
