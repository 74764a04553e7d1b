import {
  anchorReached,
  markAnchorReached,
  scrollPositionOf,
} from "./anchor-scroll";
import { currentSection } from "./current-section";

/** Keeps `aria-current="location"` on the one link whose section is being read. Returns the way to end it. */
export function trackCurrentSection(): () => void {
  const ends = new AbortController();
  const options = { passive: true, signal: ends.signal };
  const wide = window.matchMedia("(width >= 64rem)");
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("[data-sections] a"),
  ];
  const sections = [...new Set(links.map((link) => link.hash.slice(1)))]
    .map((id) => document.getElementById(id))
    .filter((section) => section !== null);
  if (sections.length === 0) return () => {};

  function update() {
    const id = sectionInSight(sections);
    const look = wide.matches ? "bar" : "drawer";
    for (const link of links) {
      const isCurrent =
        link.hash === `#${id}` &&
        link.closest(`[data-sections="${look}"]`) !== null;
      if (isCurrent) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }

  window.addEventListener("scroll", update, options);
  window.addEventListener("resize", update, options);
  window.addEventListener("hashchange", update, options);
  // After the page has been brought to the place that its address names.
  const frame = requestAnimationFrame(() => {
    const named = sections.find(({ id }) => location.hash === `#${id}`);
    if (named) markAnchorReached(named);
    update();
  });
  return () => {
    ends.abort();
    cancelAnimationFrame(frame);
  };
}

/** A place that was asked for by name counts as being read for as long as the page stands there. */
function sectionInSight(sections: HTMLElement[]) {
  const asked = anchorReached();
  if (sections.some(({ id }) => id === asked)) return asked;
  const root = document.documentElement;
  const index = currentSection(sections.map(scrollPositionOf), {
    scrolled: window.scrollY,
    last: root.scrollHeight - window.innerHeight,
    screen: window.innerHeight,
  });
  return sections[index]?.id;
}
