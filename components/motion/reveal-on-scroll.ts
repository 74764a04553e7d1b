import { animate } from "framer-motion/dom/mini";
import { reducedMotion } from "./reduced-motion";

/** An element comes from this far below its place. */
const offset = 16;
/** It appears when its place is 120 px inside the lower edge of the window. */
const inset = 120 - offset;
/** It is this faint until then, so that a fast scroll meets text that can be read, no empty window. */
const faint = 0.4;
/** After so many milliseconds without a scroll the page is at rest. */
const rest = 300;

/**
 * Lets elements appear, once each, as they are scrolled to. They are faint only while the page moves, and only those that
 * nobody has seen yet: on a page at rest everything can be read. Returns the function that ends it.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): () => void {
  const reduced = reducedMotion();
  const hidden = new Set<HTMLElement>();
  let unseen = [...elements];
  let timer: ReturnType<typeof setTimeout>;

  function follow() {
    appearAbove(window.innerHeight - inset);
    forgetSeen();
    if (!reduced.matches) for (const element of unseen) hide(element);
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  }

  function settle() {
    appearAbove(window.innerHeight);
    for (const element of hidden) show(element);
    forgetSeen();
  }

  function forgetSeen() {
    unseen = unseen.filter((element) => topOf(element) > window.innerHeight);
  }

  /** However fast the page went past the line. */
  function appearAbove(line: number) {
    for (const element of hidden) if (topOf(element) < line) appear(element);
  }

  function hide(element: HTMLElement) {
    hidden.add(element);
    element.style.opacity = String(faint);
    element.style.transform = `translateY(${offset}px)`;
  }

  function show(element: HTMLElement) {
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
        transform: [`translateY(${offset}px)`, "translateY(0px)"],
      },
      { duration: 0.5, ease: [0.25, 0.1, 0.25, 1] },
    ).then(() => show(element));
  }

  forgetSeen();
  window.addEventListener("scroll", follow, { passive: true });
  return () => {
    window.removeEventListener("scroll", follow);
    clearTimeout(timer);
    for (const element of hidden) show(element);
  };
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
