/**
 * Calls `start` once the visitor comes near an element: it is about to be seen, is pointed at, focused, typed into,
 * or a link leads into this page. Returns the way to stop watching.
 */
export function whenVisible(
  element: Element,
  start: () => void,
  margin = "300px 0px",
): () => void {
  const watching = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) arrive();
    },
    { rootMargin: margin },
  );
  function arrive() {
    observer.disconnect();
    watching.abort();
    start();
  }

  // On the window: React keeps events from reaching markup that it has not hydrated yet.
  for (const type of ["pointerover", "focusin", "input", "submit"]) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Node && element.contains(target)) arrive();
      },
      { capture: true, passive: true, signal: watching.signal },
    );
  }
  // A jump within the page is a transition, and waits for every part that is still on its way.
  window.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) arrive();
    },
    { capture: true, signal: watching.signal },
  );
  observer.observe(element);
  const isInUse =
    element.contains(document.activeElement) ||
    element.querySelector("[data-typed], [data-early]");
  if (isInUse) arrive();

  return () => {
    observer.disconnect();
    watching.abort();
  };
}
