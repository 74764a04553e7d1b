import { expect, type Page, test } from "playwright/test";
import { hideTab, openWithoutScript } from "@/e2e/support/animation";
import { hasRunningLogos, landingPath } from "@/e2e/support/tested-pages";
import { clients, copy } from "@/lib/content/load";

const { pause, play } = copy.motion;

/** Endless animations. The testimonials have their own tests. */
const blocks = [
  {
    name: "the rows of the landing animation",
    path: "/",
    away: 10_000,
    isThere: true,
    locate: (page: Page) => page.locator("section:has(h1)"),
  },
  {
    name: "the clients' logos",
    path: landingPath,
    away: 0,
    isThere: hasRunningLogos,
    locate: (page: Page) => page.getByRole("region", { name: clients.heading }),
  },
];

for (const { name, path, away, isThere, locate } of blocks)
  test(`${name} pause by their button and out of view`, async ({ page }) => {
    test.skip(!isThere, "too few logos to run");
    const block = locate(page);
    const playStates = () =>
      block.evaluate((element) => {
        const all = element.getAnimations({ subtree: true });
        return [...new Set(all.map(({ playState }) => playState))];
      });
    /** Waits until every animation of the block is in that state. */
    const expectAll = (...states: AnimationPlayState[]) =>
      expect.poll(playStates).toEqual(states);

    const toPause = block.getByRole("button", { name: pause });
    const toPlay = block.getByRole("button", { name: play });

    await using site = await openWithoutScript(page, path);
    await toPause.click();
    site.release();
    await expect(toPlay).toBeVisible();
    await expectAll("paused");

    // Kept on the next page load of the session, before any input.
    await page.reload();
    await expect(toPlay).toBeVisible();
    await expectAll("paused");
    await toPlay.click();
    await expect(toPause).toBeVisible();
    await expectAll("running");

    await hideTab(page, true);
    await expectAll("paused");
    await hideTab(page, false);
    await expectAll("running");
    await page.evaluate((y) => window.scrollTo(0, y), away);
    await expectAll("paused");
    await block.scrollIntoViewIfNeeded();
    await expectAll("running");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAll();
    await expect(toPause).toBeHidden();
  });
