import { keepTyped } from "@/components/forms/keep-typed.browser";
import { controlDrawer } from "@/components/layout/drawer.browser";
import { trackCurrentSection } from "@/components/layout/landing-shell.browser";
import { countWhenVisible } from "@/components/sections/statistics-strip.browser";
import { closeByClick } from "@/components/ui/dialog.browser";
import { removeHashOnClose } from "@/components/ui/hash-dialog.browser";
import { toggleMotion } from "@/components/ui/motion-toggle.browser";
import { forgetOldDrafts } from "@/lib/enquiry/draft";
import { followAnchors } from "./anchors";
import type { LateCode } from "./late-code";
import { revealFromFirstScroll } from "./reveal-from-first-scroll";
import { showCarriedToast } from "./show-carried-toast";
import { sleepOutOfView } from "./sleep-out-of-view";
import { loadWidget } from "./widgets";

/** Adds to one element of the server's HTML what only script can do, until the signal aborts. */
type Behaviour = {
  (element: HTMLElement, signal: AbortSignal, late: LateCode): void;
  /** The elements that it serves. */
  selector: string;
};

const behaviours: Behaviour[] = [
  closeByClick,
  removeHashOnClose,
  controlDrawer,
  followAnchors,
  trackCurrentSection,
  countWhenVisible,
  sleepOutOfView,
  toggleMotion,
  keepTyped,
  loadWidget,
  revealFromFirstScroll,
  showCarriedToast,
];

/**
 * Starts the behaviours of a page. Elements that others have added, changed or moved do not matter: each behaviour
 * looks for its own by an attribute, and an error in one leaves the others running.
 * @returns ends them, for the dev server
 */
export function start(document: Document, late: LateCode): () => void {
  const { dataset } = document.documentElement;
  const running = new AbortController();
  forgetOldDrafts();
  for (const behave of behaviours)
    for (const element of document.querySelectorAll<HTMLElement>(
      behave.selector,
    ))
      try {
        behave(element, running.signal, late);
      } catch (cause) {
        const [tag] = element.outerHTML.split(">");
        reportError(new Error(`${behave.selector}: ${tag}>`, { cause }));
      }
  if (process.env.ANALYTICS)
    late.load("analytics").then(({ start }) => start(), reportError);
  dataset.ready = "";
  return () => {
    running.abort();
    delete dataset.ready;
  };
}
