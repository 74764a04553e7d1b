import { expect } from "playwright/test";
import type { Engine } from "./engine";

type Role = "link" | "button" | "textbox";

/** A visitor in one of the engines, who finds elements by role and name and uses pointer and keyboard. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(engine: Engine, baseURL: string) {
  /** Waits until the script returns the expected value. */
  async function sees<A extends string[], R>(
    expected: R,
    script: (...args: A) => R,
    ...args: A
  ): Promise<void> {
    await expect.poll(() => engine.run(script, ...args)).toEqual(expected);
  }

  async function click(role: Role, name: string, within = "body") {
    // Scrolling and drawers move elements, so a click waits until its target is still and uncovered.
    let last: Point = null;
    await expect
      .poll(
        async () => {
          const center = await engine.run(clickPoint, role, name, within);
          const isStill = center !== null && `${center}` === `${last}`;
          last = center;
          return isStill;
        },
        { message: `no ${role} "${name}" to click`, intervals: [100] },
      )
      .toBe(true);
    if (last) await engine.clickAt(last[0], last[1]);
  }

  return {
    ...engine,
    open: (path: string) => engine.goto(new URL(`.${path}`, baseURL).href),
    sees,
    click,
    async fill(name: string, text: string) {
      await click("textbox", name, "form");
      await engine.type(text);
    },
    seesUrl: (path: string) =>
      sees(new URL(`.${path}`, baseURL).href, () => location.href),
    seesText: (text: string) =>
      sees(true, (wanted) => document.body.textContent.includes(wanted), text),
    seesFocusOn: (name: string) =>
      sees(name, () => {
        const { activeElement: element } = document;
        const text =
          element?.getAttribute("aria-label") ?? element?.textContent ?? "";
        return text.replace(/\s+/g, " ").trim();
      }),
  };
}

type Point = [x: number, y: number] | null;

/** The centre of the named control if nothing covers it. Runs in the page, so it is self-contained. */
function clickPoint(role: Role, name: string, within: string): Point {
  const tags = {
    link: "a[href]",
    button: "button",
    textbox: "input, textarea",
  };
  const accessibleName = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const text =
      element.getAttribute("aria-label") ?? (label ?? element).textContent;
    return text.replace(/\s+/g, " ").trim();
  };
  const scope = document.querySelector(within);
  const found = [...(scope?.querySelectorAll(tags[role]) ?? [])].find(
    (element) =>
      accessibleName(element) === name &&
      element.getClientRects().length > 0 &&
      element.checkVisibility(),
  );
  if (!found) return null;
  const box = () => found.getBoundingClientRect();
  if (box().top < 100 || box().bottom > innerHeight - 100)
    found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = box();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  return hit && (found.contains(hit) || hit.contains(found)) ? [x, y] : null;
}
