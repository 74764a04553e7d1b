/**
 * Tells the page's style sheet how much of the window's lower edge the toasts take (`--toasts-height`), if any, so that what gets
 * the focus comes to stand above them, and brings what has it out from under a toast that has just come.
 * @param root the element in which the toaster puts its stack, as long as there is a toast
 * @returns ends it
 */
export function publishStackHeight(root: HTMLElement): () => void {
  const { style } = document.documentElement;
  let stack: Element | null = null;
  const sizes = new ResizeObserver(() => {
    if (!stack) return;
    const box = stack.getBoundingClientRect();
    if (box.height === 0 || box.bottom < window.innerHeight / 2) return;
    style.setProperty("--toasts-height", `${window.innerHeight - box.top}px`);
    uncoverFocus(stack, box);
  });
  const contents = new MutationObserver(() => {
    const found = root.querySelector("[data-sonner-toaster]");
    if (found === stack) return;
    stack = found;
    sizes.disconnect();
    if (stack) sizes.observe(stack);
    else style.removeProperty("--toasts-height");
  });
  contents.observe(root, { childList: true, subtree: true });
  return () => {
    contents.disconnect();
    sizes.disconnect();
    style.removeProperty("--toasts-height");
  };
}

function uncoverFocus(stack: Element, box: DOMRect) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || stack.contains(focused)) return;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const isUnder =
    left < box.right &&
    box.left < right &&
    top < box.bottom &&
    box.top < bottom;
  // A heading or a section that only carries the focus after a jump needs no uncovering.
  if (isUnder && focused.matches("a[href], button, summary, input, textarea"))
    focused.scrollIntoView({ block: "nearest" });
}
