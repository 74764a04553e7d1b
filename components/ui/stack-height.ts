/**
 * As a ref, tells the page's style sheet how much of the window's lower edge the toasts take (`--toasts-height`), so that what gets
 * the focus comes to stand above them, and brings what has it out from under a toast that has just come.
 * @param stack the box around all toasts
 */
export function publishStackHeight(stack: Element | null) {
  if (!stack) return;
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
  return () => sizes.disconnect();
}

function uncoverFocus(stack: Element, box: DOMRect) {
  const focused = document.activeElement;
  if (!focused || stack.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isUnder = top < box.bottom && box.top < bottom;
  // A heading or a section that only carries the focus after a jump needs no uncovering.
  if (isUnder && focused.matches("a[href], button, summary, input, textarea"))
    focused.scrollIntoView({ block: "nearest" });
}
