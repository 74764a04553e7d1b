/**
 * Sets `--toasts-height` to the height that the toasts cover at the lower edge of the window, so that stylesheets keep
 * focused elements above them. Also scrolls the focused element out from under a new toast.
 * @param stack the box around all toasts
 */
export function publishStackHeight(stack: Element) {
  const sizes = new ResizeObserver(() => {
    const box = stack.getBoundingClientRect();
    const isBelow = box.height > 0 && box.bottom > window.innerHeight / 2;
    const height = isBelow ? window.innerHeight - box.top : 0;
    document.documentElement.style.setProperty(
      "--toasts-height",
      `${height}px`,
    );
    if (isBelow) uncoverFocus(stack, box);
  });
  sizes.observe(stack);
}

function uncoverFocus(stack: Element, box: DOMRect) {
  const focused = document.activeElement;
  if (!focused || stack.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isUnder = top < box.bottom && box.top < bottom;
  // Only controls: a heading or a section that is focused after a jump may stay covered.
  if (
    isUnder &&
    focused.matches("a[href], button, summary, input, textarea, select")
  )
    focused.scrollIntoView({ block: "nearest" });
}
