import { expect, type Locator, test } from "playwright/test";
import { allStrings, escapeRegExp } from "@/e2e/support/content-text";
import { forms, sendAndFail } from "@/e2e/support/enquiry";
import {
  hasCarousel,
  landings,
  layoutTag,
  openMenu,
  openSettled,
  pages,
} from "@/e2e/support/tested-pages";
import * as content from "@/lib/content/load";

const { testimonials, copy } = content;
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

test("the testimonials are announced as a carousel", async ({ page }) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  await page.goto("./");
  const region = page.getByRole("region", { name: testimonials.heading });
  await expect(region).toHaveAttribute("aria-roledescription", "carousel");
  const count = testimonials.testimonials.length;
  for (const [index, { desc }] of testimonials.testimonials.entries())
    await expect(
      region.locator(`[role=group][aria-label="${index + 1} of ${count}"]`),
    ).toContainText(desc);
});

test("a toast is announced with its button", async ({ page }) => {
  await openSettled(page, forms.question.path);
  await sendAndFail(page, "question");
  const live = page.locator("[aria-live=polite]");
  await expect(live).toHaveText(["The mailbox is full"]);
  await expect(
    live.getByRole("button", { name: copy.form.toasts.dismiss }),
  ).toBeVisible();
});

/** Text in the accessibility tree that is in no content file, such as that of a drawing. */
async function unknownText(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree
    .split("\n")
    .filter((line) => !line.includes("- /url:"))
    .map((line) =>
      line
        .replace(/^\s*- '?\w+/, "")
        .replace(/\[[a-z]+.*?\]/g, "")
        // What the browser has measured, with its unit.
        .replace(/[\d.]+ (s|kB)\b/g, ""),
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
