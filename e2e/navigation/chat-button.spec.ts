import { expect, type Page, test } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import { field, forms, getForm } from "@/e2e/support/enquiry";
import { onEachPage } from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { copy, site } from "@/lib/content/load";

const width = 390;
const height = 844;
const inset = 12;
test.use({ viewport: { width, height } });
test.skip(!site.chat, "the site has no chat");

const chat = (page: Page) =>
  page.getByRole("complementary").getByRole("link", {
    name: copy.navigation.chat,
  });

/** The button's distances from the right and the lower edge of the viewport. */
async function insets(page: Page): Promise<number[]> {
  const box = await getBox(chat(page));
  return [width - box.x - box.width, height - box.y - box.height].map(
    Math.round,
  );
}

onEachPage("the chat button stays in its corner", async (page, path) => {
  await page.goto(`.${path}`);
  expect(await insets(page)).toEqual([inset, inset]);
  await waitUntilReady(page);
  await page.evaluate(() =>
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  expect(await insets(page)).toEqual([inset, inset]);
});

test("the chat button hides while a field has the focus", async ({ page }) => {
  await page.goto(`.${forms.question.path}`);
  const form = getForm(page, "question");
  // A firm's own field may be a choice.
  await field(form, "message").evaluate((message) => {
    const choice = document.createElement("select");
    choice.id = "choice";
    message.after(choice);
  });
  for (const control of [field(form, "name"), form.locator("#choice")]) {
    await control.focus();
    await expect(chat(page)).not.toBeInViewport();
    await page.getByRole("link", { name: copy.privacyLinks.form }).focus();
    await expect(chat(page)).toBeInViewport();
  }
});
