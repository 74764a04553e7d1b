import { expect, type Page, test } from "playwright/test";
import { routes } from "@/lib/routes";

test.use({ reducedMotion: "reduce" });

/** Each page has a stylesheet of its own, and those of the pages seen before stay: their order must not matter. */
test("a page looks the same after visits to all others as when it is loaded @sweep", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const paths = routes.map(({ path }) => path);
  const loaded = new Map<string, Record<string, string>>();
  for (const path of paths) {
    await page.goto(path);
    await hydrate(page);
    loaded.set(path, await appearance(page));
  }
  for (const path of [...paths, ...paths.toReversed()]) {
    await follow(page, path);
    const differences = Object.entries(await appearance(page)).filter(
      ([element, styles]) => (loaded.get(path)?.[element] ?? styles) !== styles,
    );
    expect(differences, path).toEqual([]);
  }
});

async function hydrate(page: Page) {
  await page.mouse.move(30, 30);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Follows a link that is added to the page, as not every page links to every other. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.locator("h1")).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** The computed styles of every element, without measures, by its position in the page and its class. */
function appearance(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const measures = /size|origin|inset|width|height|top|right|bottom|left/;
    const found: Record<string, string> = {};
    const visit = (element: Element, path: string) => {
      const name = `${path} > ${element.tagName}.${element.getAttribute("class")}`;
      const styles = getComputedStyle(element);
      found[name] = [...styles]
        .filter((property) => !measures.test(property))
        .map((property) => `${property}:${styles.getPropertyValue(property)}`)
        .join(";");
      [...element.children].forEach((child, index) => {
        visit(child, `${name}:${index}`);
      });
    };
    for (const landmark of document.querySelectorAll("header, main, footer"))
      visit(landmark, "");
    return found;
  });
}
