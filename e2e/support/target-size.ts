import type { Page } from "playwright/test";

/**
 * WCAG 2.5.8 with its exception for spacing, but without that for links in sentences; and 44 px for the main controls:
 * buttons, links styled as buttons, fields, disclosures, navigation, menu and chat button.
 */
export function smallTargets(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((within) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, summary, input, textarea)`,
      ),
    ].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return (
        target.checkVisibility() &&
        width > 1 &&
        height > 1 &&
        !target.closest("[aria-hidden=true], [inert]") &&
        target.getBoundingClientRect().right > 0
      );
    });
    const middle = (target: Element) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const hasRoom = (target: Element) => {
      const [x, y] = middle(target);
      return targets.every((other) => {
        if (other === target) return true;
        const [otherX, otherY] = middle(other);
        return Math.hypot(otherX - x, otherY - y) >= 24;
      });
    };
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const main =
        target.matches(
          "button:not(.text-link), summary, input, textarea, a[data-kind], a[aria-label]",
        ) ||
        (target.closest("header, aside, dialog, nav, li:has(svg)") !== null &&
          !target.matches("a[href='#main']"));
      const small =
        (main && (width < 44 || height < 44)) ||
        ((width < 24 || height < 24) && !hasRoom(target));
      return small
        ? [
            `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 100)}`,
          ]
        : [];
    });
  }, scope);
}
