import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { type CarouselLabels, runCarousel } from "./run-carousel";

/** Attaches the carousel to the row of slides inside the root, at the slide that the visitor has scrolled to by then. */
export default function CarouselController({
  root,
  labels,
}: {
  root: HTMLElement;
  labels: CarouselLabels;
}) {
  const [startIndex] = useState(() => slideAtLeft(rowOf(root)));
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: "start",
    watchFocus: false,
    startIndex,
    // In the carousel's own unit; about half a second for a slide.
    duration: 20,
  });

  useEffect(() => {
    const row = rowOf(root);
    row.removeAttribute("tabindex");
    row.dataset.attached = "";
    row.scrollLeft = 0;
    attach(row);
  }, [root, attach]);

  useEffect(() => {
    if (api) return runCarousel(root, api, labels);
  }, [root, api, labels]);
  return null;
}

function rowOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>("[data-row]") ?? root;
}

function slideAtLeft(row: HTMLElement) {
  const slides = row.querySelectorAll("[aria-roledescription=slide]");
  const left = row.getBoundingClientRect().left;
  const distances = [...slides].map((slide) =>
    Math.abs(slide.getBoundingClientRect().left - left),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
