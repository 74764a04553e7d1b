import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "playwright/test";
import { clients, copy, routes, testimonials } from "@/lib/content/load";
import { openHydrated, scrollThrough } from "./visit";

export const unknownPage = "/no-such-page";

/** Every page there is, and one that there is not. */
export const pages = [...routes.map(({ path }) => path), unknownPage];

export const landings = routes.filter(({ kind }) => kind === "landing");

/** The landing page that `npm test` takes where it tries one page of each kind. */
export const [{ path: landingPath } = { path: "/" }] = landings;

/** The pages without the further landing pages, which share everything but their words. */
export const onePageOfEach = pages.filter((path) => !isFurther(path));

/** Leaves further landing pages to the sweep. */
export function tagOf(path: string): string[] {
  return isFurther(path) ? ["@sweep"] : [];
}

function isFurther(path: string): boolean {
  return landings.slice(1).some((landing) => landing.path === path);
}

/** The specification's six per view, not the component's own number: with fewer logos a pass would leave a hole. */
export const hasRunningLogos = clients.clients.length >= 6;

/** Two testimonials are in view at a time: with fewer than three there is nothing to turn to. */
export const hasCarousel = testimonials.testimonials.length >= 3;

const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * What axe finds on the page as it is now, in one line each.
 * @param except rules that cannot be judged in the present state
 */
export async function findings(
  page: Page,
  except: string[] = [],
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .disableRules(except)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} at ${target}: ${failureSummary}`.replace(/\s+/g, " "),
    ),
  );
}

/** A page in its final state: hydrated, every widget loaded, every movement ended. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, path);
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

/** Opens the menu of a window that is too narrow for its links. */
export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole("dialog", { name: copy.navigation.menu });
  await expect(menu).toBeVisible();
  return menu;
}

/** Adds a style sheet of the visitor's own; the site's policy lets no markup do so. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
