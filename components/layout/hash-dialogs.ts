/*
 * Dialogs with a URL of their own. The fragment says which of them is open, so that links, Back, Forward, a reload and
 * a shared URL need no state beside it.
 */

const selector = "dialog[data-hash-dialog]";

export function isHashDialog(
  element: Element | null,
): element is HTMLDialogElement {
  return element?.matches(selector) ?? false;
}

/** The dialog that a URL points at. */
export function dialogOf({ hash }: URL | Location): HTMLDialogElement | null {
  const element = document.getElementById(hash.slice(1));
  return isHashDialog(element) ? element : null;
}

/** Opens a dialog for a link. From one dialog to the next is no step of its own, so that Back closes either. */
export function openHashDialog(dialog: HTMLDialogElement, clicked: Element) {
  const hash = `#${dialog.id}`;
  if (clicked.closest(selector)) history.replaceState(history.state, "", hash);
  else {
    history.pushState({ opensDialog: true }, "", hash);
    // Not all browsers focus a link that is clicked.
    clicked.closest("a")?.focus({ preventScroll: true });
  }
  syncHashDialogs();
}

/** Opens the dialog that the URL points at and closes any other. Returns whether one is open. */
export function syncHashDialogs(): boolean {
  const wanted = dialogOf(location);
  for (const open of document.querySelectorAll<HTMLDialogElement>(
    `${selector}[open]`,
  ))
    if (open !== wanted) open.close();
  if (!wanted) return false;
  if (!wanted.open) {
    // Closing returns the focus to what had it, and so the reader to where the dialog belongs.
    const link = `a[href$="#${wanted.id}"]`;
    if (!document.activeElement?.matches(link))
      document.querySelector<HTMLElement>(link)?.focus();
    measureScrollbar();
    wanted.showModal();
  }
  return true;
}

/** The URL follows a dialog that the visitor has closed. */
export function onHashDialogClose({ target }: Event) {
  if (target !== dialogOf(location)) return;
  if (history.state?.opensDialog) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
}

/** Whether the browser leaves what `command` says of a button to script. */
export function lacksCommands() {
  return !("commandForElement" in HTMLButtonElement.prototype);
}

/** For browsers without command invokers or light dismissal. */
export function closeDialogByClick({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const dialog = target.closest("dialog");
  if (!dialog) return;
  // A click on the backdrop has the dialog as its target, as one on a blank part of the dialog has.
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside =
    clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (
    (lacksCommands() && target.closest("[command=close]")) ||
    (target === dialog && isOutside && !("closedBy" in dialog))
  )
    dialog.close();
}

/** The page keeps its width while it cannot scroll. */
export function measureScrollbar() {
  document.documentElement.style.setProperty(
    "--scrollbar",
    `${window.innerWidth - document.documentElement.clientWidth}px`,
  );
}
