/** Calls the listener when the element enters or leaves the window, and once at the start, until the signal aborts. */
export function observeVisibility(
  element: Element,
  signal: AbortSignal,
  listener: (isVisible: boolean) => void,
  options?: IntersectionObserverInit,
): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last && !signal.aborted) listener(last.isIntersecting);
  }, options);
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
