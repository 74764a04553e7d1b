import type { Page } from "playwright";
import { PHONE, type Visit, visiting } from "./phone";

/** What a visitor does first, and the attribute or value in which the answer shows. */
export type Gesture = {
  name: string;
  path: string;
  /** Where the finger goes; the page is scrolled there first if need be. */
  target: string;
  key?: string;
  answer: { selector: string; property: string };
};

export const GESTURES: readonly Gesture[] = [
  {
    name: "Tap on the menu",
    path: "/",
    target: 'button[aria-label="Open menu"]',
    answer: { selector: "dialog", property: "open" },
  },
  {
    name: "Type in the form",
    path: "/contact-us",
    target: "form input",
    key: "A",
    answer: { selector: "form input", property: "value" },
  },
  {
    name: "Next slide",
    path: "/",
    target: '[aria-roledescription="carousel"] button[aria-label="Next slide"]',
    answer: { selector: "[data-selected]", property: "data-selected" },
  },
];

/** ms after the first paint. */
export const MOMENTS = [0, 300, 1000] as const;

export type Answer = {
  /** The longest time from an event to the paint after it (Event Timing, steps of 8 ms). */
  paint: number;
  /** Time from the touch to the first frame in which the answer is there; none if it was lost. */
  answer: number | undefined;
  inputs: Record<string, number>;
};

declare global {
  var answered: { touched: number; after: number | undefined };
}

/** One first visit in which the visitor acts at a moment after the first paint. */
export function measureGesture(
  origin: string,
  gesture: Gesture,
  moment: number,
): Promise<Answer> {
  return visiting(async (visit) => {
    const { page } = visit;
    await page.addInitScript(watchAnswer, gesture.answer);
    const painted = firstPaint(visit);
    await page.goto(origin + gesture.path, { waitUntil: "commit" });
    await painted;
    await page.waitForTimeout(moment);
    const { x, y } = await bringIntoView(page, gesture.target);
    await page.touchscreen.tap(x, y);
    if (gesture.key) await page.keyboard.press(gesture.key);
    const answer = await page
      .waitForFunction(() => answered.after, undefined, { timeout: 15_000 })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    // Entries of slow events come with the frame after them.
    await page.waitForTimeout(500);
    const { inputs } = await page.evaluate(() => observed);
    return { paint: Math.max(0, ...Object.values(inputs)), answer, inputs };
  });
}

async function firstPaint({ cdp }: Visit): Promise<void> {
  await cdp.send("Page.enable");
  await cdp.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await new Promise<void>((resolve) =>
    cdp.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") resolve();
    }),
  );
}

async function bringIntoView(page: Page, selector: string) {
  const element = await page.waitForSelector(selector, { state: "attached" });
  return element.evaluate((node, height) => {
    const isInView = () => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= 0 && bottom <= height;
    };
    if (!isInView())
      node.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height: tall } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + tall / 2 };
  }, PHONE.viewport.height);
}

/** Runs in the page: looks, frame by frame from the first touch on, whether the answer is there. */
function watchAnswer({ selector, property }: Gesture["answer"]): void {
  const state: typeof answered = { touched: 0, after: undefined };
  globalThis.answered = state;
  const read = () => {
    const element = document.querySelector(selector);
    return element instanceof HTMLInputElement
      ? element.value
      : element?.getAttribute(property);
  };
  const begin = (event: Event) => {
    // Focusing a field is not yet the answer to typing into it.
    if (property === "value" && event.type !== "keydown") return;
    if (state.touched) return;
    state.touched = event.timeStamp;
    const before = read();
    const look = () => {
      if (read() === before) requestAnimationFrame(look);
      else state.after = performance.now() - state.touched;
    };
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", begin, true);
  addEventListener("keydown", begin, true);
}
