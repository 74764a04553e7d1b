import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { insetOf, runCarousel } from "./run-carousel";

/**
 * Makes the row of slides inside it a carousel, at the slide that the visitor has scrolled to. The row has scrolled by
 * itself up to then, so this waits until it stands still.
 */
export default function Carousel({ children }: { children: React.ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: () => (root.current ? insetOf(rowOf(root.current)) : 0),
    watchFocus: false,
    startIndex,
    // In the carousel's own unit; about half a second for a slide.
    duration: 20,
  });

  useEffect(() => {
    if (!root.current) return;
    const row = rowOf(root.current);
    let last = 0;
    const look = () => {
      if (row.scrollLeft === last) setStartIndex(slideAtLeft(row));
      else timer = setTimeout(look, 100);
      last = row.scrollLeft;
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, []);

  // Before the next paint: the row gives up the padding that stood for its alignment.
  useLayoutEffect(() => {
    if (startIndex === undefined || !root.current) return;
    const row = rowOf(root.current);
    row.removeAttribute("tabindex");
    row.dataset.attached = "";
    row.scrollLeft = 0;
    attach(row);
  }, [startIndex, attach]);

  useEffect(() => {
    if (api && root.current) return runCarousel(root.current, api);
  }, [api]);

  return <div ref={root}>{children}</div>;
}

function rowOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>("[data-row]") ?? root;
}

function slideAtLeft(row: HTMLElement) {
  const slides = row.querySelectorAll("[aria-roledescription=slide]");
  const left = row.getBoundingClientRect().left + insetOf(row);
  const distances = [...slides].map((slide) =>
    Math.abs(slide.getBoundingClientRect().left - left),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
