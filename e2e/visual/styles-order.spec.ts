import { expect, type Page, test } from "playwright/test";
import { hydrate } from "@/e2e/support/console-guard";
import { routes } from "@/lib/content/load";

test.use({ reducedMotion: "reduce" });

/** Each page has a stylesheet of its own, and those of the pages seen before stay: their order must not matter. */
test("a page looks the same after the framework has taken over and after visits to all others as when it was loaded", async ({
  page,
}) => {
  test.setTimeout(180_000);
  // Whether the font comes in time for a page is chance, and measures depend on it.
  await page.route(/\.woff2$/, (route) => route.abort());
  const paths = routes.map(({ path }) => path);
  const loaded = new Map<string, Appearance>();
  for (const path of paths) {
    await page.goto(path);
    loaded.set(path, await appearance(page));
  }
  await hydrate(page);
  for (const path of [...paths, ...paths.toReversed()]) {
    await follow(page, path);
    const differences = Object.entries(await appearance(page)).flatMap(
      ([element, styles]) =>
        Object.entries(styles)
          .map(([property, value]) => {
            const first = loaded.get(path)?.[element]?.[property] ?? value;
            return first !== value && `${element} ${property}: ${value}`;
          })
          .filter(Boolean),
    );
    expect(differences, path).toEqual([]);
  }
});

type Appearance = Record<string, Record<string, string>>;

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

/** The computed styles, without measures, of one element of each kind: by the names and classes down to it. */
function appearance(page: Page): Promise<Appearance> {
  return page.evaluate(() => {
    const measures =
      /(?<!font-)size|origin|inset|width|height|top|right|bottom|left/;
    const found: Appearance = {};
    const visit = (element: Element, path: string) => {
      const state = element.getAttribute("aria-current") ?? "";
      const name = `${path} > ${element.tagName}.${element.className}${state}`;
      if (name in found) return;
      const styles = getComputedStyle(element);
      found[name] = Object.fromEntries(
        [...styles]
          .filter((property) => !measures.test(property))
          .map((property) => [property, styles.getPropertyValue(property)]),
      );
      for (const child of element.children) visit(child, name);
    };
    for (const landmark of document.querySelectorAll("header, main, footer"))
      visit(landmark, "");
    return found;
  });
}
