import { animate } from "framer-motion/dom/mini";
import { reducedMotion } from "./reduced-motion";

/** A part appears when its top is this far inside the lower edge of the window. */
const offset = 120;
/** It comes from this far below. */
const rise = 24;

/**
 * Lets the marked parts of the page appear, once each, as they are scrolled to. Only parts that nobody can have seen
 * yet are hidden, and only by this function: without it everything is simply there. Returns the way to end it.
 */
export function revealOnScroll(parts: Iterable<HTMLElement>): () => void {
  const reduced = reducedMotion();
  const hidden = new Set<HTMLElement>();
  const ends = new AbortController();
  const { signal } = ends;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        if (boundingClientRect.bottom < 0) show(target as HTMLElement);
        else appear(target as HTMLElement);
      }
    },
    // A hidden part stands lower by its rise. All that is above the line counts, however fast the page went past it.
    { rootMargin: `1000000px 0px ${rise - offset}px 0px` },
  );

  function show(part: HTMLElement) {
    observer.unobserve(part);
    hidden.delete(part);
    part.style.removeProperty("opacity");
    part.style.removeProperty("transform");
  }

  function appear(part: HTMLElement) {
    if (!hidden.has(part)) return;
    show(part);
    animate(
      part,
      {
        opacity: [0, 1],
        transform: [`translateY(${rise}px)`, "translateY(0px)"],
      },
      { duration: 0.5, ease: [0.25, 0.1, 0.25, 1] },
    ).then(() => show(part));
  }

  function showAll() {
    for (const part of hidden) show(part);
  }

  if (!reduced.matches)
    for (const part of parts) {
      if (!isOutOfSight(part)) continue;
      part.style.opacity = "0";
      part.style.transform = `translateY(${rise}px)`;
      hidden.add(part);
      observer.observe(part);
    }

  // Whoever gets into a part, or is sent to a place round it, finds it there.
  document.addEventListener(
    "focusin",
    ({ target }) => {
      for (const part of hidden)
        if (related(part, target as Element)) show(part);
    },
    { signal },
  );
  window.addEventListener("beforeprint", showAll, { signal });
  reduced.addEventListener("change", showAll, { signal });
  return () => {
    ends.abort();
    observer.disconnect();
    showAll();
  };
}

/** Below the window, and high enough on the page to be scrolled far enough into it. */
function isOutOfSight(part: HTMLElement) {
  const { top } = part.getBoundingClientRect();
  const end = document.documentElement.scrollHeight - window.scrollY;
  return top > window.innerHeight && top < end - offset;
}

function related(one: Element, other: Element) {
  return one.contains(other) || other.contains(one);
}
