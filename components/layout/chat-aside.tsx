"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { reducedMotion } from "@/components/motion/reduced-motion";

/** After so many milliseconds without a scroll the page is being read. */
const rest = 1000;
/** It rests at most so many pixels above its corner. */
const highest = 280;

/**
 * Marks itself `data-away` while the visitor scrolls down, unless less motion is asked for. At rest it rises to the
 * nearest place where it lies on no text and no control (`--rise`). A landmark of its own, so that a screen reader's
 * visitor finds it from anywhere.
 */
export function ChatAside(props: React.ComponentProps<"aside">) {
  const aside = useRef<HTMLElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other text
  useEffect(() => {
    const element = aside.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let last = window.scrollY;
    function settle() {
      if (!element) return;
      element.removeAttribute("data-away");
      element.style.setProperty("--rise", `${riseFrom(element)}px`);
    }
    function follow() {
      const isDown = window.scrollY > last && !reducedMotion().matches;
      last = window.scrollY;
      element?.toggleAttribute("data-away", isDown);
      element?.style.removeProperty("--rise");
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    }
    settle();
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", follow);
    };
  }, [pathname]);

  return <aside ref={aside} {...props} />;
}

/** How far above its corner it lies on nothing; if it would do so everywhere, it stays in the corner. */
function riseFrom(aside: Element): number {
  const corner = aside.getBoundingClientRect();
  const isFree = (rise: number, { left, right, top, bottom }: DOMRect) =>
    right < corner.left ||
    left > corner.right ||
    bottom < corner.top - rise ||
    top > corner.bottom - rise;
  const taken: DOMRect[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll("main *, footer *")) {
    const box = element.getBoundingClientRect();
    if (box.bottom < corner.top - highest || box.top > corner.bottom) continue;
    if (element.matches("button, input, summary, textarea")) taken.push(box);
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !element.checkVisibility()) continue;
      range.selectNode(node);
      taken.push(...range.getClientRects());
    }
  }
  for (let rise = 0; rise <= highest; rise += 4)
    if (taken.every((box) => isFree(rise, box))) return rise;
  return 0;
}
