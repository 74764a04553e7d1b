import type { Page } from "playwright/test";

/**
 * WCAG 2.5.8 with its exception for spacing, but without that for links in sentences; and 44 px for the main controls:
 * buttons, links styled as buttons or on a line of their own, fields, disclosures, navigation, menu and chat button.
 */
export function smallTargets(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((within) => {
    const targets = [
      ...document.querySelectorAll(
        `${within} :is(a[href], button, summary, input, textarea)`,
      ),
    ]
      .filter(
        (target) =>
          target.checkVisibility() &&
          !target.closest("[aria-hidden=true], [inert]"),
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0);
    const distance = (one: DOMRect, other: DOMRect) =>
      Math.hypot(
        one.left + one.width / 2 - other.left - other.width / 2,
        one.top + one.height / 2 - other.top - other.height / 2,
      );
    return targets
      .filter(({ target, box }) => {
        const isMain =
          target.matches(
            "button:not(.text-link), summary, input, textarea, a[data-kind], a[aria-label], a.text-link",
          ) ||
          (target.closest("header, aside, dialog, nav, li:has(svg)") &&
            !target.matches("a[href='#main']"));
        const hasRoom = targets.every(
          (other) => other.target === target || distance(box, other.box) >= 24,
        );
        const side = Math.min(box.width, box.height);
        return (isMain && side < 44) || (!hasRoom && side < 24);
      })
      .map(
        ({ target, box: { width, height } }) =>
          `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 100)}`,
      );
  }, scope);
}
