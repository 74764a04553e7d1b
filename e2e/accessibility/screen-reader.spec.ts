import { expect, type Locator, test } from "playwright/test";
import { allStrings, escapeRegExp } from "@/e2e/support/content-text";
import {
  landings,
  layoutTag,
  openMenu,
  openSettled,
  pages,
} from "@/e2e/support/tested-pages";
import * as content from "@/lib/content/load";

const { copy } = content;
const { navigation } = copy;

// Includes the files of pages that are added.
const all = [content, ...content.values.values()];
const texts = [...new Set(allStrings(all).map((text) => text.toLowerCase()))]
  .filter((text) => text.length > 1)
  .sort((one, other) => other.length - one.length);

for (const path of pages) {
  const landing = landings.some((route) => route.path === path);

  test(`on ${path} a screen reader finds the landmarks and only content`, {
    tag: layoutTag(path),
  }, async ({ page }) => {
    await openSettled(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot(`
      - link ${JSON.stringify(copy.skipLink)}
      - banner:
        - link ${JSON.stringify(navigation.logoLabel)}
        - navigation ${JSON.stringify(landing ? navigation.landing : navigation.main)}
        - link ${JSON.stringify(navigation.call)}
      - main
      - contentinfo
      - complementary:
        - link /^${escapeRegExp(navigation.chat)}/
    `);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect.soft(await unknownText(page.locator("body"))).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await unknownText(await openMenu(page))).toEqual([]);
  });
}

/** Text in the accessibility tree that is in no content file, such as that of a drawing. */
async function unknownText(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree
    .split("\n")
    .filter((line) => !line.includes("- /url:"))
    .map((line) =>
      line.replace(/^\s*- '?\w+/, "").replace(/\[[a-z]+.*?\]/g, ""),
    )
    .map((line) =>
      // The longest first, as a text may contain a shorter one.
      texts.reduce(
        (rest, text) => rest.replaceAll(text, " "),
        line.replaceAll('\\"', '"').toLowerCase(),
      ),
    )
    .filter((line) => /\p{L}/u.test(line));
}
