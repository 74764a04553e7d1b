import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "playwright/test";
import { clients, copy, routes, testimonials } from "@/lib/content/load";
import { openReady, scrollThrough } from "./visit";

export const unknownPage = "/no-such-page";

/** Every page, and a URL that does not exist. */
export const pages = [...routes.map(({ path }) => path), unknownPage];

export const landings = routes.filter(({ kind }) => kind === "landing");

/** The landing page that `npm test` uses as an example of all. */
export const [{ path: landingPath } = { path: "/" }] = landings;

const textPath = routes.find(({ kind }) => kind === "text")?.path;

/** Runs pages only in the sweep that are no example of their layout. */
export function layoutTag(path: string): string[] {
  const examples = ["/", landingPath, textPath, unknownPage];
  return examples.includes(path) ? [] : ["@sweep"];
}

/** A test on each page. */
export function onEachPage(
  title: string,
  act: (page: Page, path: string) => Promise<void>,
) {
  for (const path of pages)
    test(`${title} on ${path}`, { tag: layoutTag(path) }, ({ page }) =>
      act(page, path),
    );
}

/** The specified six per view, not the component's own number: fewer logos would leave a gap in the loop. */
export const hasRunningLogos = clients.clients.length >= 6;

/** Two testimonials are in view: with fewer than three there is no next one. */
export const hasCarousel = testimonials.testimonials.length >= 3;

const standards =
  "wcag2a wcag2aa wcag21a wcag21aa wcag22aa best-practice".split(" ");

/**
 * The violations that axe finds on the current page, one line each. Contrast must be that of AAA.
 * @param within a selector of the part to check
 */
export async function axeViolations(
  page: Page,
  within = "html",
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    })
    .withTags(standards)
    // Otherwise a second page would merge the results of frames, of which the site has none.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} at ${target}: ${failureSummary}`.replace(/\s+/g, " "),
    ),
  );
}

/** Opens a page in its final state: every widget works, nothing moves. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page, path);
  await scrollThrough(page);
  await expect(page.locator("[data-island]:not([data-ready])")).toHaveCount(0);
}

export async function openDisclosures(page: Page): Promise<void> {
  const closed = page.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

export function menuButton(page: Page): Locator {
  return page.getByRole("button", { name: copy.navigation.openMenu });
}

/** Opens the menu in a viewport that is too narrow for the links. */
export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole("dialog", { name: copy.navigation.menu });
  await expect(menu).toBeVisible();
  return menu;
}
