import { animate } from "framer-motion/dom/mini";
import { reducedMotion } from "./reduced-motion";

/** An element appears when its top is this far inside the lower edge of the window. */
const offset = 120;
/** It comes from this far below. */
const rise = 16;
/** It is this faint until then, so that a fast scroll meets text that can be read, no empty window. */
const faint = 0.4;
/** After so many milliseconds without a scroll the page is at rest. */
const rest = 300;

/**
 * Lets the marked elements of the page appear, once each, as they are scrolled to. Only elements that nobody can have seen
 * yet are hidden, and only by this function: without it everything is simply there. Returns the function that ends it.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): () => void {
  const reduced = reducedMotion();
  const hidden = new Set<HTMLElement>();
  const ends = new AbortController();
  const { signal } = ends;
  let timer: ReturnType<typeof setTimeout>;

  function follow() {
    appearAbove(window.innerHeight - offset);
    // Nothing stays faint while the page is read.
    clearTimeout(timer);
    timer = setTimeout(() => appearAbove(window.innerHeight), rest);
  }
  window.addEventListener("scroll", follow, { passive: true, signal });
  // Elements also come into the window by a larger window, or by something above them that folded.
  const edge = new IntersectionObserver(follow);

  /** However fast the page went past the line; what has left the window is simply there. */
  function appearAbove(line: number) {
    for (const element of hidden) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom < 0) show(element);
      else if (top - rise < line) appear(element);
    }
  }

  function show(element: HTMLElement) {
    edge.unobserve(element);
    hidden.delete(element);
    element.style.removeProperty("opacity");
    element.style.removeProperty("transform");
  }

  function appear(element: HTMLElement) {
    show(element);
    animate(
      element,
      {
        opacity: [faint, 1],
        transform: [`translateY(${rise}px)`, "translateY(0px)"],
      },
      { duration: 0.5, ease: [0.25, 0.1, 0.25, 1] },
    ).then(() => show(element));
  }

  function showAll() {
    for (const element of hidden) show(element);
  }

  if (!reduced.matches)
    for (const element of elements) {
      if (!isOutOfSight(element)) continue;
      element.style.opacity = String(faint);
      element.style.transform = `translateY(${rise}px)`;
      hidden.add(element);
      edge.observe(element);
    }

  // Whoever gets into an element, or is sent to an anchor around it, finds it there.
  document.addEventListener(
    "focusin",
    ({ target }) => {
      for (const element of hidden)
        if (
          element.contains(target as Node) ||
          (target as Node).contains(element)
        )
          show(element);
    },
    { signal },
  );
  window.addEventListener("beforeprint", showAll, { signal });
  reduced.addEventListener("change", showAll, { signal });
  return () => {
    ends.abort();
    clearTimeout(timer);
    edge.disconnect();
    showAll();
  };
}

/** Below the window, and high enough on the page to be scrolled far enough into it. */
function isOutOfSight(element: HTMLElement) {
  const { top } = element.getBoundingClientRect();
  const end = document.documentElement.scrollHeight - window.scrollY;
  return top > window.innerHeight && top < end - offset;
}
