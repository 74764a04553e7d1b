"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import {
  anchorReached,
  markAnchorReached,
  scrollPositionOf,
} from "./anchor-scroll";
import { currentSection } from "./current-section";

/**
 * Keeps `aria-current="location"` on the one link whose section is being read, in the navigation that is in use: the bar,
 * or the drawer on narrow screens.
 */
export function SectionMarker() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another landing page has other sections below the same links
  useEffect(trackCurrentSection, [pathname]);
  return null;
}

/** Sections are measured when the page's layout changes, and only compared while it scrolls. */
function trackCurrentSection(): () => void {
  const ends = new AbortController();
  const options = { passive: true, signal: ends.signal };
  const wide = window.matchMedia("(width >= 64rem)");
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("[data-sections] a"),
  ];
  const sections = [...new Set(links.map((link) => link.hash.slice(1)))]
    .map((id) => document.getElementById(id))
    .filter((section) => section !== null);
  if (sections.length === 0) return () => {};
  let positions: number[] = [];
  let last = 0;
  let frame = 0;

  function measure() {
    positions = sections.map(scrollPositionOf);
    last = document.documentElement.scrollHeight - window.innerHeight;
    update();
  }
  function update() {
    frame = 0;
    const id = currentId();
    const variant = wide.matches ? "bar" : "drawer";
    for (const link of links) {
      const isCurrent =
        link.hash === `#${id}` &&
        link.closest(`[data-sections="${variant}"]`) !== null;
      if (isCurrent) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }
  /** An anchor that was asked for by name counts as being read for as long as the page stays there. */
  function currentId() {
    const asked = anchorReached();
    if (sections.some(({ id }) => id === asked)) return asked;
    const page = {
      scrolled: window.scrollY,
      last,
      screen: window.innerHeight,
    };
    return sections[currentSection(positions, page)]?.id;
  }
  function schedule() {
    frame ||= requestAnimationFrame(update);
  }

  window.addEventListener("scroll", schedule, options);
  window.addEventListener("resize", measure, options);
  window.addEventListener("hashchange", schedule, options);
  const sizes = new ResizeObserver(measure);
  sizes.observe(document.body);
  // After the page has been brought to the anchor that its URL names.
  frame = requestAnimationFrame(() => {
    const named = sections.find(({ id }) => location.hash === `#${id}`);
    if (named) markAnchorReached(named);
    measure();
  });
  return () => {
    ends.abort();
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
}
