"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useLayoutEffect, useRef } from "react";
import { runCarousel } from "./run-carousel";

/** Turns the row of slides inside it into a carousel. It starts at the slide that the visitor has scrolled to. */
export function Carousel({
  className,
  children,
}: {
  className: string;
  children: React.ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const start = useRef(0);
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: "start",
    watchFocus: false,
    // In Embla's unit, about half a second for a slide.
    duration: 20,
  });

  // Before the next paint: Embla needs the row at the scroll position 0.
  useLayoutEffect(() => {
    const row = root.current?.querySelector<HTMLElement>("[data-row]");
    if (!row) return;
    start.current = findSlideAtLeft(row);
    row.removeAttribute("tabindex");
    row.dataset.attached = "";
    row.scrollLeft = 0;
    attach(row);
  }, [attach]);

  useLayoutEffect(() => {
    if (!api || !root.current) return;
    api.scrollTo(start.current, true);
    return runCarousel(root.current, api);
  }, [api]);

  return (
    <div ref={root} className={className} data-island="carousel">
      {children}
    </div>
  );
}

function findSlideAtLeft(row: HTMLElement) {
  const slides = row.querySelectorAll("[aria-roledescription=slide]");
  const { left } = row.getBoundingClientRect();
  const distances = [...slides].map((slide) =>
    Math.abs(slide.getBoundingClientRect().left - left),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
