import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useLayoutEffect, useState } from "react";
import { insetOf, runCarousel } from "./run-carousel";

/**
 * Attaches the carousel to the row of slides inside the root, at the slide that the visitor has scrolled to. The row has
 * scrolled by itself up to now, so this waits until it stands still.
 */
export default function CarouselController({ root }: { root: HTMLElement }) {
  const [startIndex, setStartIndex] = useState<number>();
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: () => insetOf(rowOf(root)),
    watchFocus: false,
    startIndex,
    // In the carousel's own unit; about half a second for a slide.
    duration: 20,
  });

  useEffect(() => {
    const row = rowOf(root);
    let last = 0;
    const look = () => {
      if (row.scrollLeft === last) setStartIndex(slideAtLeft(row));
      else timer = setTimeout(look, 100);
      last = row.scrollLeft;
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [root]);

  // Before the next paint: the row gives up the padding that stood for its alignment.
  useLayoutEffect(() => {
    if (startIndex === undefined) return;
    const row = rowOf(root);
    row.removeAttribute("tabindex");
    row.dataset.attached = "";
    row.scrollLeft = 0;
    attach(row);
  }, [root, startIndex, attach]);

  useEffect(() => {
    if (api) return runCarousel(root, api);
  }, [root, api]);
  return null;
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
