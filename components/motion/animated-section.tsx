"use client";

import { observe } from "react-intersection-observer";

/**
 * The box of a widget that moves by CSS alone. It only says, by `data-asleep`, that nobody can see it; its toggle says,
 * by `data-paused`, that the visitor stopped it. The style sheet of the widget does the rest.
 */
export function AnimatedSection(attributes: React.ComponentProps<"section">) {
  return <section ref={sleepUnseen} {...attributes} />;
}

function sleepUnseen(section: Element | null) {
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
