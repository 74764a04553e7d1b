import { expect, type Page, test } from "playwright/test";
import { ui } from "@/lib/content/load";
import { openSettled, pages, wear } from "./a11y";

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

const strains = [
  { name: "at 320 pixels, as at 400 % zoom", width: 320, css: "" },
  { name: "with text spaced as WCAG asks", width: 320, css: spacing },
  {
    name: "with text of double size on a phone",
    width: 390,
    css: "html { font-size: 200% }",
  },
  {
    name: "with text of double size on a desktop",
    width: 1280,
    css: "html { font-size: 200% }",
  },
];

for (const { name, width, css } of strains) {
  test(`every page keeps its words in the window ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(`.${path}`);
      await wear(page, css);
      expect.soft(await lostWords(page), path).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect.soft(beyond, path).toBeLessThanOrEqual(0);
    }
  });
}

test("with text of double size the menu moves into the drawer when its links no longer fit", async ({
  page,
}) => {
  await page.goto("./");
  const opener = page.getByRole("button", { name: ui.navigation.openMenu });
  await expect(opener).toBeHidden();
  await wear(page, "html { font-size: 200% }");
  await opener.click();
  await expect(
    page.getByRole("dialog").getByRole("link", { name: "Services" }),
  ).toBeVisible();
});

test("every control is at least 24 pixels wide and high or has as much room, and the main ones 44", async ({
  page,
}) => {
  test.slow();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await openSettled(page, path);
      expect.soft(await smallTargets(page), `${path}, ${width}`).toEqual([]);
    }
  }
});

test("in forced colours every control keeps a visible edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of pages) {
    await page.goto(`.${path}`);
    const edgeless = await page
      .locator("button:visible, input:visible, textarea:visible")
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) =>
              Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1 &&
              !control.classList.contains("text-link"),
          )
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect.soft(edgeless, path).toEqual([]);
  }
});

test("who asks for less motion sees nothing move by itself", async ({
  page,
}) => {
  test.slow();
  for (const path of pages) {
    await openSettled(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) =>
            playState === "running" && timeline instanceof DocumentTimeline,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect.soft(moving, path).toEqual([]);
  }
});

/** Words that reach beyond the window, or that a box which hides its overflow cuts. */
function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped =
      "svg, script, style, dialog, .visually-hidden, [aria-hidden=true], [aria-roledescription=carousel], a[href='#main']";
    const lost: string[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element || element.closest(skipped)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (!text.width || !element.checkVisibility()) continue;
      if (text.left < -1 || text.right > innerWidth + 1) lost.push(words);
      for (let box = element; box !== document.body; ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cut =
          (/hidden|clip/.test(overflowX) &&
            (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
          (/hidden|clip/.test(overflowY) &&
            (text.bottom > edge.bottom + 8 || text.top < edge.top - 8));
        if (cut) lost.push(`cut: ${words}`);
        if (!box.parentElement) break;
        box = box.parentElement;
      }
    }
    return lost;
  });
}

/** WCAG 2.5.8, with its exceptions for links in sentences and for targets with room; and 44 px for the main controls. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, summary, input, textarea",
      ),
    ].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return (
        target.checkVisibility() &&
        width > 1 &&
        height > 1 &&
        !target.closest("[aria-hidden=true], [inert]") &&
        target.getBoundingClientRect().right > 0
      );
    });
    const middle = (target: Element) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const hasRoom = (target: Element) => {
      const [x, y] = middle(target);
      return targets.every((other) => {
        if (other === target) return true;
        const [otherX, otherY] = middle(other);
        return Math.hypot(otherX - x, otherY - y) >= 24;
      });
    };
    const inSentence = (target: Element) =>
      getComputedStyle(target).display === "inline" &&
      target.closest("p, address") !== null;
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const main = target.matches(
        "button:not(.text-link), summary, input, textarea",
      );
      const small =
        (main && (width < 44 || height < 44)) ||
        ((width < 24 || height < 24) &&
          !hasRoom(target) &&
          !inSentence(target));
      return small
        ? [
            `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 100)}`,
          ]
        : [];
    });
  });
}
