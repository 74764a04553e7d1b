import { expect, type Page } from "playwright/test";
import { href } from "@/lib/site/with-base-path";
import { getBox } from "./boxes";
import { escapeRegExp } from "./content-text";
import { exportedPages, textsOf } from "./export";

/** The h1 of the exported file for each URL. */
const headings = new Map(
  exportedPages.map(({ path = "/404", $ }) => {
    const words = textsOf($("h1")).join(" ");
    const text = words.trim().split(/\s+/).map(escapeRegExp).join("\\s*");
    return [href(path), new RegExp(`^\\s*${text}\\s*$`)];
  }),
);

/** The page of a URL is shown: its heading and header, and the fragment's target in view below the header. */
export async function expectPage(page: Page, url: string): Promise<void> {
  const [path = "", id] = url.replace(/\?[^#]*/, "").split("#");
  // Playwright's toHaveURL would wait until the page has loaded.
  await expect
    .poll(() => page.url().slice(new URL(page.url()).origin.length))
    .toBe(url);
  await expect(page.locator("h1")).toHaveText(headings.get(path) ?? "");
  const header = page.getByRole("banner", { includeHidden: true });
  await expect(header).toHaveCSS("position", /sticky|fixed/);
  if (!id) return;
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  if (await target.evaluate((element) => element.matches("dialog"))) return;
  await expect(async () => {
    const { y, height } = await getBox(header);
    expect((await getBox(target)).y).toBeGreaterThanOrEqual(y + height - 2);
  }).toPass();
}
