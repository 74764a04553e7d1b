import { expect, type Page, test } from "playwright/test";
import { openPaused } from "@/e2e/support/animation";
import { overlap } from "@/e2e/support/boxes";
import { field, formOf } from "@/e2e/support/enquiry";
import { pages } from "@/e2e/support/pages";
import { copy } from "@/lib/content/load";
import { fieldsOf } from "@/lib/enquiry/fields";

test.use({ viewport: { width: 390, height: 844 } });

const chat = (page: Page) =>
  page.getByRole("complementary").getByRole("link", {
    name: copy.navigation.chat,
  });

test("the messaging button makes room while the visitor scrolls down, and returns at rest, on the way up and for the keyboard", async ({
  page,
}) => {
  await openPaused(page, "/", page.locator("h1"));
  await expect(chat(page)).toBeInViewport();
  const scroll = (by: number) =>
    page.evaluate((y) => window.scrollBy({ top: y, behavior: "instant" }), by);
  await scroll(900);
  await expect(chat(page)).not.toBeInViewport();
  await page.clock.runFor(1100);
  await expect(chat(page)).toBeInViewport();
  await scroll(900);
  await expect(chat(page)).not.toBeInViewport();
  await scroll(-100);
  await expect(chat(page)).toBeInViewport();
  await scroll(900);
  await expect(chat(page)).not.toBeInViewport();
  await page.keyboard.press("Shift");
  await chat(page).focus();
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});

test("the messaging button rests on no field", async ({ page }) => {
  await openPaused(page, "/contact-us", page.locator("h1"));
  const form = formOf(page, "question");
  for (const name of fieldsOf.question) {
    await field(form, name).evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const isScrolled = new Promise((done) =>
        addEventListener("scroll", done, { once: true }),
      );
      scrollBy({ top: bottom + 20 - innerHeight, behavior: "instant" });
      return isScrolled.then(() => {});
    });
    await page.clock.runFor(1100);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    for (const other of fieldsOf.question)
      await expect
        .poll(() => overlap(chat(page), field(form, other)))
        .toBe(false);
  }
});

test("the messaging button rests on no text and no control of a page that nobody has touched", async ({
  page,
}) => {
  for (const path of pages)
    for (const height of [640, 844]) {
      await page.setViewportSize({ width: 390, height });
      await page.goto(`.${path}`);
      await expect.poll(() => chat(page).evaluate(hidden), path).toEqual([]);
    }
});

test("the messaging button makes room for a field that has the focus", async ({
  page,
}) => {
  await page.goto("./contact-us");
  await field(formOf(page, "question"), "name").focus();
  await expect(chat(page)).not.toBeInViewport();
  await page.getByRole("link", { name: copy.privacyLinks.form }).focus();
  await expect(chat(page)).toBeInViewport();
});

/** The texts and controls on which the button lies. */
function hidden(button: Element): string[] {
  const corner = button.getBoundingClientRect();
  const range = document.createRange();
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    left < corner.right &&
    right > corner.left &&
    top < corner.bottom &&
    bottom > corner.top;
  return [...document.querySelectorAll("main *, footer *")]
    .filter((element) => element.checkVisibility())
    .flatMap((element): Node[] =>
      element.matches("input, textarea, button")
        ? [element]
        : [...element.childNodes].filter((node) => node instanceof Text),
    )
    .filter((node) => {
      range.selectNode(node);
      return [...range.getClientRects()].some(isUnder);
    })
    .map((node) => node.textContent ?? "");
}
