"use client";

import { observe } from "react-intersection-observer";

/**
 * A section with a CSS animation. It sets `data-asleep` while it is not visible, and its toggle sets `data-paused`
 * while the visitor has paused it. The stylesheet of the section pauses the animation for both.
 */
export function AnimatedSection(attributes: React.ComponentProps<"section">) {
  return <section ref={trackVisibility} {...attributes} />;
}

function trackVisibility(section: Element | null) {
  if (!section) return;
  let isInView = true;
  const update = () =>
    section.toggleAttribute("data-asleep", !isInView || document.hidden);
  const unobserve = observe(section, (inView) => {
    isInView = inView;
    update();
  });
  document.addEventListener("visibilitychange", update);
  return () => {
    unobserve();
    document.removeEventListener("visibilitychange", update);
  };
}
