import { expect, type Page, test } from "playwright/test";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import {
  landingPath,
  openDisclosures,
  openSettled,
  pages,
  tagOf,
} from "@/e2e/support/pages";
import { ui } from "@/lib/content/load";

const schemes = ["light", "dark"] as const;

for (const path of pages) {
  test(`every text of ${path} and of its menu has a contrast of 7:1, large text of 4.5:1, light and dark`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await openSettled(page, path);
    await openDisclosures(page);
    await expectReadable(page, "the page");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: ui.navigation.openMenu }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectReadable(page, "its menu");
  });
}

for (const kind of ["question", "project"] as const) {
  test(`the errors, the toast and the advice of the ${kind} form have a contrast of 7:1, large text of 4.5:1`, async ({
    page,
  }) => {
    await openSettled(page, forms[kind].path);
    const form = formOf(page, kind);
    await sendEmpty(form);
    await expectReadable(page, "errors");
    await sendAndFail(page, kind);
    await expectReadable(page, "toast");
  });
}

test("each section link has that contrast while it is the one being read", async ({
  page,
}) => {
  await openSettled(page, landingPath);
  const nav = page.getByRole("navigation", { name: ui.navigation.landing });
  for (const { label } of ui.landingLinks) {
    await nav.getByRole("link", { name: label }).click();
    await expect(nav.locator("[aria-current=location]")).toHaveText(label);
    await expectReadable(page, label);
  }
});

async function expectReadable(page: Page, state: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintTexts(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Texts of reading size with less than 7:1 (4.5:1 from 24 px on) against the surfaces below them. */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d", {
      willReadFrequently: true,
    });
    const mix = (colours: string[]) => {
      brush?.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        if (!brush) break;
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    };
    const luminance = (rgb: number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const share = value / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const surfacesOf = (element: Element): string[] => {
      const layers: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        layers.unshift(getComputedStyle(at).backgroundColor);
      // The link of the section being read lies on the capsule that slides behind the links.
      const capsule = element.matches("[aria-current=location]")
        ? element.closest("ul")
        : null;
      if (capsule)
        layers.push(getComputedStyle(capsule, "::before").backgroundColor);
      return ["Canvas", ...layers];
    };
    return [...document.querySelectorAll("body *:not(svg *)")]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest("[aria-hidden=true], .visually-hidden, :disabled") &&
          [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          ),
      )
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const surfaces = surfacesOf(element);
        const [text, below] = [
          mix([...surfaces, style.color]),
          mix(surfaces),
        ].map(luminance);
        const [dark = 0, light = 0] = [text ?? 0, below ?? 0].sort(
          (one, other) => one - other,
        );
        const ratio = (light + 0.05) / (dark + 0.05);
        const least = Number.parseFloat(style.fontSize) >= 24 ? 4.5 : 7;
        return ratio >= least
          ? []
          : [`${ratio.toFixed(2)}: ${element.textContent?.slice(0, 60)}`];
      });
  });
}
