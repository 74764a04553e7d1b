import { expect } from "playwright/test";
import { escapeRegExp } from "@/e2e/support/content-text";
import { landings, onEachPage, openSettled } from "@/e2e/support/tested-pages";
import { copy, site } from "@/lib/content/load";

const { navigation } = copy;

onEachPage("a screen reader finds the landmarks", async (page, path) => {
  const chat = `
      - complementary ${JSON.stringify(navigation.chat)}:
        - link /^${escapeRegExp(navigation.chat)}/`;
  const landing = landings.some((route) => route.path === path);
  await openSettled(page, path);
  await expect(page.locator("body")).toMatchAriaSnapshot(`
      - link ${JSON.stringify(copy.skipLink)}
      - banner:
        - link ${JSON.stringify(navigation.logoLabel)}
        - navigation ${JSON.stringify(landing ? navigation.landing : navigation.main)}
        - link ${JSON.stringify(navigation.call)}
      - main
      - contentinfo${site.chat ? chat : ""}
    `);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});
