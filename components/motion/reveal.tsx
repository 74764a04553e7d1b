"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Lets everything marked `data-reveal` appear as the visitor scrolls to it. One for all pages: marking an element costs
 * nothing, and the code comes when the first of them is about to be seen.
 */
export function Reveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const elements = document.querySelectorAll<HTMLElement>("[data-reveal]");
    let end: (() => void) | undefined;
    let wanted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import("./reveal-on-scroll").then(
          ({ revealOnScroll }) => {
            if (wanted) end = revealOnScroll(elements);
          },
          // Then everything is simply there.
          () => {},
        );
      },
      { rootMargin: "600px 0px" },
    );
    for (const element of elements) observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
      end?.();
    };
  }, [pathname]);
  return null;
}
