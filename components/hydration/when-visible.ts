/**
 * Calls `start` when the visitor needs an element: it is about to be seen, is pointed at, focused, typed into, or a
 * link leads into this page. Returns the function that stops watching.
 */
export function whenVisible(
  element: Element,
  start: () => void,
  margin = "300px 0px",
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) arrive();
    },
    { rootMargin: margin },
  );
  function stop() {
    observer.disconnect();
    watching.abort();
  }
  function arrive() {
    stop();
    start();
  }

  // On the window: React keeps events from reaching markup that it has not hydrated yet.
  for (const type of ["pointerover", "focusin", "input", "submit", "click"])
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        // A jump within the page is a transition, and waits for every widget that is still loading.
        const isJump = type === "click" && target.closest('a[href*="#"]');
        if (isJump || element.contains(target)) arrive();
      },
      { capture: true, passive: true, signal },
    );
  observer.observe(element);
  const isInUse =
    element.contains(document.activeElement) ||
    element.querySelector("[data-typed], [data-early]");
  if (isInUse) arrive();
  return stop;
}
