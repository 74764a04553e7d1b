import useEmblaCarousel from "embla-carousel-react";
import { useLayoutEffect, useRef } from "react";
import { attachReact } from "@/components/ui/attach-react.browser";
import { runCarousel } from "./run-carousel.browser";

/** React's own root is not in the page, because it shows nothing. */
export const attach: ReturnType<typeof attachReact> = (root, ...others) =>
  attachReact(() => <Carousel root={root} />)(
    document.createElement("div"),
    ...others,
  );

/**
 * Turns the row of slides in the root into a carousel. It starts at the slide that the visitor has scrolled to. It
 * renders nothing: the slides are the server's, and others may have changed them.
 */
function Carousel({ root }: { root: HTMLElement }) {
  const start = useRef(0);
  const row = root.querySelector<HTMLElement>("[data-row]");
  const direction =
    row && getComputedStyle(row).direction === "rtl" ? "rtl" : "ltr";
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: "start",
    watchFocus: false,
    // In Embla's unit, about half a second for a slide.
    duration: 20,
    direction,
  });

  // Before the next paint: Embla needs the row at the scroll position 0.
  useLayoutEffect(() => {
    if (!row) return;
    start.current = findFirstInView(
      row,
      direction === "rtl" ? "right" : "left",
    );
    row.removeAttribute("tabindex");
    row.dataset.attached = "";
    row.scrollLeft = 0;
    attach(row);
  }, [attach, direction, row]);

  useLayoutEffect(() => {
    if (!api) return;
    api.scrollTo(start.current, true);
    return runCarousel(root, api);
  }, [api, root]);

  return null;
}

/** @param start the side at which a line begins */
function findFirstInView(row: HTMLElement, start: "left" | "right") {
  const slides = row.querySelectorAll("[role=group]");
  const edge = row.getBoundingClientRect()[start];
  const distances = [...slides].map((slide) =>
    Math.abs(slide.getBoundingClientRect()[start] - edge),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
