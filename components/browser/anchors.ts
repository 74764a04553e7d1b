import { scrollToAnchor } from "@/components/ui/anchor-scroll.browser";
import { focusAnchor } from "@/components/ui/focus-anchor.browser";
import {
  closeHashDialogs,
  findDialog,
  isHashDialog,
  openHashDialog,
  syncHashDialogs,
} from "@/components/ui/hash-dialog.browser";
import { leadsHere } from "./leads-here";
import { findTarget } from "./target";

followAnchors.selector = "body";

/** Serves the links to anchors of this page and the anchor that its URL names. The browser handles all other links. */
export function followAnchors(body: HTMLElement, signal: AbortSignal) {
  body.addEventListener("click", followAnchor, { signal });
  window.addEventListener("hashchange", showTarget, { signal });
  adoptTarget();
}

function followAnchor(event: MouseEvent) {
  const anchor = findClickedAnchor(event);
  if (!anchor) return;
  event.preventDefault();
  if (isHashDialog(anchor))
    return openHashDialog(anchor, event.target as Element);
  // The link may be in a dialog.
  closeHashDialogs();
  openDetails(anchor);
  scrollToAnchor(anchor);
}

/** The anchor of this page that a click leads to. Null for clicks that the browser handles, such as modified clicks. */
function findClickedAnchor(event: MouseEvent): HTMLElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
    'a[href*="#"]:not([target], [download])',
  );
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  if (!link || isModified || event.defaultPrevented) return null;
  return leadsHere(link) ? document.getElementById(link.hash.slice(1)) : null;
}

/** Opens the dialog or focuses the anchor that the new URL names. The browser sets the scroll position. */
function showTarget({ oldURL }: HashChangeEvent) {
  if (syncHashDialogs() || findDialog(new URL(oldURL))) return;
  const target = findTarget();
  if (!target) return;
  openDetails(target);
  focusAnchor(target);
}

/**
 * Makes the dialog that the URL names modal, or focuses its section. Nothing scrolls, because the visitor may have
 * scrolled elsewhere. A page in a frame takes no focus from the page around it.
 */
function adoptTarget() {
  if (syncHashDialogs()) return;
  const target = findTarget();
  if (!target || document.activeElement !== document.body) return;
  if (!document.hasFocus()) return;
  openDetails(target);
  focusAnchor(target);
}

function openDetails(anchor: Element) {
  const details = anchor.closest("details") ?? anchor.querySelector("details");
  if (details) details.open = true;
}
