/** Moves the focus to an element that need not be a control. */
export function focusAnchor(anchor: HTMLElement) {
  if (!anchor.hasAttribute("tabindex")) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}
