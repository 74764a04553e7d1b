import { measureScrollbar } from "./dialog.browser";

/*
 * Dialogs with their own URL. The hash of the URL names the open dialog and is the only state, so that links, Back,
 * Forward, a reload and a shared URL all work.
 */

const selector = "dialog[data-hash-dialog]";

export function isHashDialog(
  element: Element | null,
): element is HTMLDialogElement {
  return element?.matches(selector) ?? false;
}

export function findDialog({ hash }: URL | Location): HTMLDialogElement | null {
  const element = document.getElementById(hash.slice(1));
  return isHashDialog(element) ? element : null;
}

/** Opens the dialog of a clicked link. A link inside a dialog adds no history entry, so that Back closes either one. */
export function openHashDialog(dialog: HTMLDialogElement, clicked: Element) {
  const hash = `#${dialog.id}`;
  if (clicked.closest(selector)) history.replaceState(history.state, "", hash);
  else {
    history.pushState({ opensDialog: true }, "", hash);
    // Not all browsers focus a clicked link.
    clicked.closest("a")?.focus({ preventScroll: true });
  }
  syncHashDialogs();
}

/** Opens the dialog that the URL names and closes any other. Returns whether one is open. */
export function syncHashDialogs(): boolean {
  const target = findDialog(location);
  closeHashDialogs(target);
  if (!target) return false;
  if (!target.open) {
    // On close the browser returns the focus to the element that had it: a link to the dialog.
    const link = `a[href$="#${target.id}"]`;
    if (!document.activeElement?.matches(link))
      document.querySelector<HTMLElement>(link)?.focus();
    measureScrollbar();
    target.showModal();
  }
  return true;
}

export function closeHashDialogs(except: Element | null = null) {
  for (const open of document.querySelectorAll<HTMLDialogElement>(
    `${selector}[open]`,
  ))
    if (open !== except) open.close();
}

removeHashOnClose.selector = selector;

/** Removes the hash from the URL after the visitor has closed the dialog. */
export function removeHashOnClose(dialog: HTMLElement, signal: AbortSignal) {
  function removeHash() {
    if (dialog !== findDialog(location)) return;
    if (history.state?.opensDialog) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
  }
  dialog.addEventListener("close", removeHash, { signal });
}
