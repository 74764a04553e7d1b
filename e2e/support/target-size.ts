import type { Page } from "playwright/test";

/**
 * The main controls below 44 px: buttons, links styled as buttons or on a line of their own, fields, disclosures,
 * navigation, menu and chat button. Axe knows the 24 px that the others need.
 */
export function smallTargets(page: Page, scope: string): Promise<string[]> {
  const main =
    "button:not(.text-link), summary, input, textarea, a[data-kind], a[aria-label], a.text-link";
  const links = ":is(header, aside, dialog, nav, li:has(svg)) a[href]";
  return page
    .locator(`${scope} :is(${main}, ${links}:not([href='#main'])):visible`)
    .evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest("[aria-hidden=true], [inert]"))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0)
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(
          ({ target, box: { width, height } }) =>
            `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 100)}`,
        ),
    );
}
