import { expect, test } from "playwright/test";
import { onEachPage } from "@/e2e/support/tested-pages";

test.use({ javaScriptEnabled: false, reducedMotion: "reduce" });

onEachPage("later styles change no first block", async (page, path) => {
  await page.goto(`.${path}`);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(changedStyles), `${width} pixels`).toEqual([]);
  }
});

test("there is no gap below the first block", async ({ page }) => {
  await page.goto("./");
  const sections = page.locator("main > section");
  const [first, next] = await sections.evaluateAll((all) =>
    all.map((section) => section.getBoundingClientRect()),
  );
  expect(next?.top).toBe(first?.bottom);
});

/** Computed styles of the first block, and of what precedes it, that the later styles change. */
function changedStyles(): string[] {
  const late = document.querySelector<SVGStyleElement>("main svg > style");
  if (!late?.sheet) throw new Error("No styles follow the first block.");
  const computedStyles = () =>
    [...document.querySelectorAll("body *")]
      .filter(
        (one) =>
          one.compareDocumentPosition(late) ===
          Node.DOCUMENT_POSITION_FOLLOWING,
      )
      .flatMap((one, index) =>
        ["", "::before", "::after"].flatMap((part) => {
          const style = getComputedStyle(one, part);
          if (part && style.content === "none") return [];
          return [...style]
            .filter((name) => !name.startsWith("--"))
            .map(
              (name) =>
                `${index} ${one.className}${part} ${name}: ${style.getPropertyValue(name)}`,
            );
        }),
      );
  const whole = computedStyles();
  late.sheet.disabled = true;
  const first = new Set(computedStyles());
  late.sheet.disabled = false;
  return whole.filter((look) => !first.has(look));
}
