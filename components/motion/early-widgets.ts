/**
 * A script of its own for widgets that would come too late with the framework: it runs when the page is parsed and painted.
 */
import { countWhenSeen, type Observe } from "./count-when-seen";
import { serveCarousel } from "./early-carousel";

const observe: Observe = (element, onChange, { threshold }) => {
  const observer = new IntersectionObserver(
    (entries) =>
      onChange(
        entries.some(({ intersectionRatio }) => intersectionRatio >= threshold),
      ),
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

function serve() {
  for (const root of document.querySelectorAll<HTMLElement>("[data-visible]"))
    if (!root.querySelector("[data-stat]")) serveCarousel(root);
    else if (root.getBoundingClientRect().top < 1.5 * window.innerHeight)
      countWhenSeen(root, observe);
    // Far below, the final numbers stay for whoever takes in the page without scrolling: printers, search engines.
    else
      window.addEventListener("scroll", () => countWhenSeen(root, observe), {
        once: true,
      });
}

// After the first paint, which nothing holds up.
requestAnimationFrame(() => setTimeout(serve));
