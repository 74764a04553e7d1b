import { observeVisibility } from "@/components/ui/observe-visibility.browser";

sleepOutOfView.selector = "[data-sleeps]";

/**
 * Sets `data-asleep` on a section with a CSS animation while it is not visible. Its toggle sets `data-paused` while the
 * visitor has paused it. The stylesheet of the section pauses the animation for both.
 */
export function sleepOutOfView(section: HTMLElement, signal: AbortSignal) {
  let isInView = true;
  const update = () =>
    section.toggleAttribute("data-asleep", !isInView || document.hidden);
  observeVisibility(section, signal, (isVisible) => {
    isInView = isVisible;
    update();
  });
  document.addEventListener("visibilitychange", update, { signal });
}
