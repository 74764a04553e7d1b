"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Lets everything marked `data-reveal` appear as the visitor scrolls to it. One for all pages: marking a part costs
 * nothing, and the code comes when the first of them is near.
 */
export function Reveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>("[data-reveal]");
    let end: (() => void) | undefined;
    let wanted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import("./reveal-on-scroll").then(
          ({ revealOnScroll }) => {
            if (wanted) end = revealOnScroll(parts);
          },
          // Then everything is simply there.
          () => {},
        );
      },
      { rootMargin: "600px 0px" },
    );
    for (const part of parts) observer.observe(part);
    return () => {
      wanted = false;
      observer.disconnect();
      end?.();
    };
  }, [pathname]);
  return null;
}
