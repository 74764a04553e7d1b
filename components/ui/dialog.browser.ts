/** Whether the browser ignores the attribute `command` of buttons. */
export function lacksCommands() {
  return !("commandForElement" in HTMLButtonElement.prototype);
}

closeByClick.selector = "dialog";

/** For browsers without command invokers or light dismiss. */
export function closeByClick(dialog: HTMLElement, signal: AbortSignal) {
  function close({ target, clientX, clientY }: MouseEvent) {
    if (!(dialog instanceof HTMLDialogElement)) return;
    // The dialog is the target of a click on its backdrop, and also of one on a blank part of the dialog.
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isOutside =
      clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (
      (lacksCommands() && (target as Element).closest("[command=close]")) ||
      (target === dialog && isOutside && !("closedBy" in dialog))
    )
      dialog.close();
  }
  dialog.addEventListener("click", close, { signal });
}

/** For base.css, which keeps the page's width while it cannot scroll. */
export function measureScrollbar() {
  document.documentElement.style.setProperty(
    "--scrollbar",
    `${window.innerWidth - document.documentElement.clientWidth}px`,
  );
}
