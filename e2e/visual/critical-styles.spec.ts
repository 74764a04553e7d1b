import { expect, test } from "playwright/test";
import { pages, tagOf } from "@/e2e/support/pages";

const widths = [320, 1440];

for (const path of pages)
  test(`${path} looks as if its styles stood in one piece, in their own order`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // When these come is chance, and measures depend on it.
    await page.route("**", (route) =>
      /font|image/.test(route.request().resourceType())
        ? route.abort()
        : route.continue(),
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`.${path}`);
      expect(await page.evaluate(changes), `${width} pixels`).toEqual([]);
    }
  });

/** Which computed styles change when the stylesheets apply as files, after all that the page brings. */
async function changes(): Promise<string[]> {
  const late = document.querySelector("[data-late-styles]");
  const elements = [...document.querySelectorAll("body, body *")].filter(
    (element) => !late?.contains(element),
  );
  const looks = () =>
    elements.flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return [];
        return [...style].map(
          (name) => `${name}: ${style.getPropertyValue(name)}`,
        );
      }),
    );
  const divided = looks();
  const links = document.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet][disabled]",
  );
  await Promise.all(
    [...links].map((link) => {
      link.disabled = false;
      return new Promise((done) => {
        link.onload = done;
      });
    }),
  );
  late?.remove();
  return looks().flatMap((look, index) => {
    const before = new Set(divided[index]);
    const changed = look.filter((property) => !before.has(property));
    const { tagName, className } = elements[Math.floor(index / 3)] as Element;
    return changed.map((property) => `${tagName} "${className}" ${property}`);
  });
}
