import { keepTyped } from "@/components/browser/forms/keep-typed";
import { countWhenVisible } from "@/components/browser/motion/count-up";
import { sleepOutOfView } from "@/components/browser/motion/sleep-out-of-view";
import { toggleMotion } from "@/components/browser/motion/toggle-motion";
import { followAnchors } from "@/components/browser/navigation/anchors";
import { controlDrawer } from "@/components/browser/navigation/control-drawer";
import { trackCurrentSection } from "@/components/browser/navigation/current-section";
import {
  closeByClick,
  removeHashOnClose,
} from "@/components/browser/navigation/hash-dialogs";
import { showCarriedToast } from "@/components/browser/toasts/carried-toast";
import { forgetOldDrafts } from "@/lib/enquiry/draft";
import type { LateCode } from "./late-code";
import { loadWidget } from "./widgets";

/** Adds to one element of the server's HTML what only script can do, until the signal aborts. */
type Behaviour = (
  element: HTMLElement,
  signal: AbortSignal,
  late: LateCode,
) => void;

/** All behaviours of a page, each with the selector of the elements that it serves. */
const behaviours: Record<string, Behaviour> = {
  dialog: closeByClick,
  "dialog[data-hash-dialog]": removeHashOnClose,
  "dialog#menu": controlDrawer,
  html: forgetOldDrafts,
  body: followAnchors,
  "[data-sections=bar]": trackCurrentSection,
  "[data-counts]": countWhenVisible,
  "[data-sleeps]": sleepOutOfView,
  "[data-motion]": toggleMotion,
  "[data-island=form]": keepTyped,
  "[data-island]": loadWidget,
  main: revealFromFirstScroll,
  "main h1": (heading, _signal, late) =>
    showCarriedToast(heading, () => late.load("toasts")),
};

/**
 * Starts the behaviours of a page. Elements that others have added, changed or moved do not matter: each behaviour
 * looks for its own by an attribute, and an error in one leaves the others running.
 * @returns ends them, for the dev server
 */
export function start(document: Document, late: LateCode): () => void {
  const { dataset } = document.documentElement;
  const running = new AbortController();
  for (const [selector, behave] of Object.entries(behaviours))
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      try {
        behave(element, running.signal, late);
      } catch (cause) {
        const [tag] = element.outerHTML.split(">");
        reportError(new Error(`${selector}: ${tag}>`, { cause }));
      }
  if (process.env.ANALYTICS)
    late.load("analytics").then(({ start }) => start(), reportError);
  dataset.ready = "";
  return () => {
    running.abort();
    delete dataset.ready;
  };
}

/** The code of the animation loads with the first scroll. Without it all elements are visible. */
function revealFromFirstScroll(
  main: HTMLElement,
  signal: AbortSignal,
  late: LateCode,
) {
  const load = () =>
    late.load("reveal").then(({ revealOnScroll }) => {
      if (!signal.aborted)
        revealOnScroll(main.querySelectorAll("[data-reveal]"), signal);
    }, reportError);
  window.addEventListener("scroll", load, {
    once: true,
    passive: true,
    signal,
  });
}
