import { getScrollPosition } from "@/components/ui/anchor-scroll.browser";

trackCurrentSection.selector = "[data-sections=bar]";

/**
 * Keeps `aria-current="location"` on the link to the current section: the last one whose top has reached the line below
 * the header. Marks only the navigation that is visible: the bar, or the drawer on narrow screens. A section without a
 * link belongs to the one before it. Measures the sections when the layout changes, and only compares their positions on
 * scroll.
 */
export function trackCurrentSection(
  _bar: HTMLElement,
  signal: AbortSignal,
): void {
  const options = { passive: true, signal };
  const wide = window.matchMedia("(width >= 64rem)");
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("[data-sections] a"),
  ];
  const hashes = links.flatMap(({ hash }) => hash || []);
  if (hashes.length === 0) return;
  const sections = [...document.querySelectorAll<HTMLElement>(hashes.join())];
  let positions: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  let isScheduled = false;

  function measure() {
    positions = sections.map(getScrollPosition);
    last = document.documentElement.scrollHeight - window.innerHeight;
    update();
  }
  function update() {
    isScheduled = false;
    // Browsers round scroll positions, so a section counts as reached two pixels early.
    const reached = window.scrollY + 2;
    const current = positions.findLastIndex((position) => position <= reached);
    // The last section may be too short to reach the line below the header.
    const isAtEnd = reached >= last;
    const read = sections.at(isAtEnd ? -1 : Math.max(0, current));
    const variant = wide.matches ? "bar" : "drawer";
    for (const link of links) {
      const isCurrent =
        link.hash === `#${read?.id}` &&
        link.closest(`[data-sections="${variant}"]`) !== null;
      if (isCurrent) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }
  function schedule() {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  }

  window.addEventListener("scroll", schedule, options);
  window.addEventListener("resize", measure, options);
  const sizes = new ResizeObserver(measure);
  sizes.observe(document.body);
  signal.addEventListener("abort", () => sizes.disconnect());
}
