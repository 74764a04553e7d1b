import { scrollToAnchor } from "@/components/motion/anchor-scroll";
import { focusAnchor } from "@/components/motion/focus-anchor";
import {
  dialogOf,
  isHashDialog,
  openHashDialog,
  syncHashDialogs,
} from "./hash-dialogs";

/** Takes over a click on a link into this page; every other link is the browser's. */
export function followAnchor(event: MouseEvent) {
  const anchor = clickedAnchor(event);
  if (!anchor) return;
  event.preventDefault();
  if (isHashDialog(anchor))
    return openHashDialog(anchor, event.target as Element);
  openDetails(anchor);
  scrollToAnchor(anchor);
}

/** The anchor in this page that a click leads to. New tabs and modified clicks stay the browser's. */
function clickedAnchor(event: MouseEvent): HTMLElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
    'a[href*="#"]:not([target], [download])',
  );
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  if (!link || isModified || event.defaultPrevented) return null;
  const { origin, pathname, search, hash } = link;
  const isHere =
    origin === location.origin &&
    pathname === location.pathname &&
    // A campaign's parameters in the address bar don't make this another page.
    (search === "" || search === location.search);
  return isHere ? document.getElementById(hash.slice(1)) : null;
}

/** Follows the URL to another anchor or dialog. Where the page stands then is the browser's. */
export function showTarget({ oldURL }: HashChangeEvent) {
  if (syncHashDialogs() || dialogOf(new URL(oldURL))) return;
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  openDetails(target);
  focusAnchor(target);
}

/**
 * Takes over what the URL showed before this code came: its dialog becomes modal, its section gets the focus, and
 * nothing scrolls, as the visitor may read elsewhere by now. The framework may have taken back the hash of a link that
 * was followed while it started; the browser still knows its target.
 */
export function adoptTarget() {
  const target = document.querySelector<HTMLElement>(":target");
  if (!target) return;
  history.replaceState(history.state, "", `#${target.id}`);
  if (syncHashDialogs() || document.activeElement !== document.body) return;
  openDetails(target);
  focusAnchor(target);
}

/** An anchor that is folded away, or holds what is, unfolds when someone is sent there. */
function openDetails(anchor: Element) {
  const details = anchor.closest("details") ?? anchor.querySelector("details");
  if (details) details.open = true;
}
