import { expect, type Page, test } from "playwright/test";
import { openAt } from "@/e2e/support/animation";
import { hasCarousel } from "@/e2e/support/pages";
import { statistics, testimonials } from "@/lib/content/load";

type Books = {
  timers: Map<number, number>;
  frames: number;
  watched: Map<IntersectionObserver, Set<Element>>;
};

/** Keeps books of the page's timers, frames and observers, from before its own script. */
async function keepBooks(page: Page) {
  await page.addInitScript(() => {
    const books: Books = { timers: new Map(), frames: 0, watched: new Map() };
    Object.assign(window, { books });
    const { setTimeout, clearTimeout, requestAnimationFrame } = window;
    window.setTimeout = ((act: () => void, delay = 0, ...rest: unknown[]) => {
      const id = setTimeout(() => {
        books.timers.delete(id);
        act.apply(window, rest as []);
      }, delay);
      books.timers.set(id, delay);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      books.timers.delete(Number(id));
      clearTimeout(id);
    };
    window.requestAnimationFrame = (act) =>
      requestAnimationFrame((now) => {
        books.frames++;
        act(now);
      });
    const { observe, unobserve, disconnect } = IntersectionObserver.prototype;
    Object.assign(IntersectionObserver.prototype, {
      observe(this: IntersectionObserver, target: Element) {
        const targets = books.watched.get(this) ?? new Set();
        books.watched.set(this, targets.add(target));
        observe.call(this, target);
      },
      unobserve(this: IntersectionObserver, target: Element) {
        books.watched.get(this)?.delete(target);
        unobserve.call(this, target);
      },
      disconnect(this: IntersectionObserver) {
        books.watched.delete(this);
        disconnect.call(this);
      },
    });
  });
}

test("leaving the page in the middle of everything leaves no timer, no frame loop and no observer behind", async ({
  page,
}) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  await keepBooks(page);
  await openAt(
    page,
    "/",
    page.getByText(statistics.statistics[0]?.label ?? ""),
  );
  await page
    .getByRole("region", { name: testimonials.heading })
    .scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const { timers } = (window as unknown as { books: Books }).books;
    return [...timers.values()].includes(2000);
  });

  await page.locator('header nav a[href$="/about-us"]').click();
  await expect(page).toHaveURL(/about-us$/);
  await expect(page.locator("h1")).toBeFocused();

  const left = await page.evaluate(async () => {
    const { books } = window as unknown as { books: Books };
    const before = books.frames;
    await new Promise((resolve) =>
      document.fonts.ready.then(() => setTimeout(resolve, 500)),
    );
    return {
      rests: [...books.timers.values()].filter((delay) => delay === 2000),
      frames: books.frames - before,
      observed: [...books.watched.values()]
        .flatMap((targets) => [...targets])
        .filter((target) => !target.isConnected).length,
    };
  });
  expect(left.rests).toEqual([]);
  expect(left.observed).toBe(0);
  // A frame or two of the new page's own are no loop.
  expect(left.frames).toBeLessThan(6);
});
