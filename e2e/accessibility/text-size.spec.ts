import { expect, type Page, test } from "playwright/test";
import { unreadableText } from "@/e2e/support/clipped-text";
import { forms, getForm, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import {
  layoutTag,
  onEachPage,
  openDisclosures,
  openMenu,
  openSettled,
  pages,
} from "@/e2e/support/tested-pages";

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

const double = "html { font-size: 200% }";

const settings: [name: string, width: number, css: string, tag?: string][] = [
  ["with text spaced as WCAG asks", 320, spacing, "@sweep"],
  ["with text of double size on a phone", 390, double],
  ["with text of double size on a desktop", 1280, double, "@sweep"],
];

for (const [name, width, css, slow] of settings)
  test.describe(name, () => {
    test.use({ bypassCSP: true, viewport: { width, height: 900 } });

    for (const path of pages)
      test(`${path} and its menu stay readable`, {
        tag: slow ?? layoutTag(path),
      }, async ({ page }) => {
        await openSettled(page, path);
        await openDisclosures(page);
        await page.addStyleTag({ content: css });
        await expectReadable(page, path);
        await openMenu(page);
        await expectReadable(page, `${path}, menu`, "dialog[open]");
      });

    test("forms and toasts fit", { tag: slow ?? [] }, async ({ page }) => {
      for (const kind of ["question", "project"] as const) {
        await openSettled(page, forms[kind].path);
        await page.addStyleTag({ content: css });
        await sendEmpty(getForm(page, kind));
        await expectReadable(page, `${kind}, errors`, "form");
        await sendAndFail(page, kind);
        await expectReadable(page, `${kind}, failure`, "form");
        await expectReadable(page, `${kind}, toast`, "[data-sonner-toast]");
      }
    });
  });

async function expectReadable(page: Page, state: string, part = "body") {
  expect.soft(await unreadableText(page, part), state).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect.soft(beyond, state).toBeLessThanOrEqual(0);
}

onEachPage("at 400 % zoom the heading stays larger", async (page, path) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`.${path}`);
  const [heading = 0, text] = await page
    .locator("h1, main p")
    .evaluateAll((all) =>
      ["h1", "p"].map((tag) => {
        const element = all.find((one) => one.matches(tag)) as Element;
        return Number.parseFloat(getComputedStyle(element).fontSize);
      }),
    );
  expect(heading).toBeGreaterThan(text ?? 0);
});
