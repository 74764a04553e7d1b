import { animate } from "framer-motion/dom/mini";
import { reducedMotion } from "@/components/ui/reduced-motion.browser";

/** Pixels between the start of an element's animation and its position in the layout. */
const offset = 16;
/** An element appears when its position in the layout is 120 px above the lower edge of the window. */
const inset = 120 - offset;
/** The opacity until then. Text is readable also during a fast scroll. */
const faintOpacity = 0.4;
/** Milliseconds without a scroll event after which the scroll has ended. */
const scrollEndDelay = 300;

/**
 * Lets each element appear once, when it scrolls into view. Elements are faint only during a scroll and only if they
 * have not been visible before, so all text is readable when the page does not scroll.
 */
export function revealOnScroll(
  elements: Iterable<HTMLElement>,
  signal: AbortSignal,
): void {
  const reduced = reducedMotion();
  const hidden = new Set<HTMLElement>();
  let unseen = [...elements];
  let timer: ReturnType<typeof setTimeout>;

  function follow() {
    appearAbove(window.innerHeight - inset);
    forgetSeen();
    if (!reduced.matches) for (const element of unseen) hide(element);
    clearTimeout(timer);
    timer = setTimeout(settle, scrollEndDelay);
  }

  function settle() {
    appearAbove(window.innerHeight);
    for (const element of hidden) show(element);
    forgetSeen();
  }

  function forgetSeen() {
    unseen = unseen.filter((element) => getTop(element) > window.innerHeight);
  }

  /** Includes elements that a fast scroll has moved far above the line. */
  function appearAbove(line: number) {
    for (const element of hidden) if (getTop(element) < line) appear(element);
  }

  function hide(element: HTMLElement) {
    hidden.add(element);
    element.style.opacity = String(faintOpacity);
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
        opacity: [faintOpacity, 1],
        transform: [`translateY(${offset}px)`, "translateY(0px)"],
      },
      { duration: 0.5, ease: [0.25, 0.1, 0.25, 1] },
    ).then(() => show(element));
  }

  forgetSeen();
  window.addEventListener("scroll", follow, { passive: true, signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    for (const element of hidden) show(element);
  });
}

const getTop = (element: HTMLElement) => element.getBoundingClientRect().top;
