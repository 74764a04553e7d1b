/**
 * Keeps a press on a button of a widget or of an animation until its code works, and then repeats it. After ten seconds
 * the browser handles the press: the button of a form then opens an e-mail.
 */

import { painted, root, showBar } from "./this-page";

/** The buttons that were pressed before their code worked, and whether the press is over. */
const presses = new WeakMap<Element, boolean>();

addEventListener(
  "click",
  async (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>(
      "[data-island] button:not([data-load-error] *), [data-motion]",
    );
    if (!button || presses.get(button)) return;
    const owner = button.closest<HTMLElement>("[data-island]") ?? root;
    const isReady = () => "ready" in owner.dataset;
    if (isReady()) return;
    event.preventDefault();
    event.stopPropagation();
    owner.dataset.used = "";
    if (presses.has(button)) return;
    presses.set(button, false);
    const due = Date.now() + 10_000;
    const hideBar = showBar();
    while (!isReady() && Date.now() < due) await painted();
    hideBar();
    presses.set(button, true);
    button.click();
  },
  true,
);
