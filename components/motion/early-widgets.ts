/**
 * A script of its own for widgets that would come too late with the framework. The loader runs it when such a widget is
 * about to be seen, or else before the framework.
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

for (const root of document.querySelectorAll<HTMLElement>("[data-visible]"))
  if (root.querySelector("[data-stat]")) countWhenSeen(root, observe);
  else serveCarousel(root);
