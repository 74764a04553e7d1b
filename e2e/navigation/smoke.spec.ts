import { parse } from "node-html-parser";
import {
  type APIRequestContext,
  expect,
  type Page,
  test,
} from "playwright/test";
import { contactUs, home, site, ui } from "@/lib/content/load";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";

for (const { path } of routes) {
  test(`${path} opens with one heading, a quiet console and no request to anybody else`, async ({
    page,
    baseURL,
  }) => {
    const noise: string[] = [];
    const strangers: string[] = [];
    const own = new URL(baseURL ?? env.siteUrl).origin;
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        noise.push(message.text());
      }
    });
    page.on("pageerror", (error) => noise.push(error.message));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== own) {
        strangers.push(request.url());
      }
    });

    const response = await page.goto(`.${path}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    // Script starts with the visitor's first move; the end of the page brings every part near.
    await page.mouse.move(200, 200);
    await page.keyboard.press("End");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await page.waitForLoadState("networkidle");

    expect(noise).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

test("no link inside the site is dead, and every place a link names exists", async ({
  request,
}) => {
  const dead: string[] = [];
  const pages = new Map<string, ReturnType<typeof parse> | undefined>();
  for (const { path } of routes) pages.set(path, await open(request, path));

  for (const [path, document] of [...pages]) {
    for (const link of document?.querySelectorAll("a[href]") ?? []) {
      const target = new URL(
        link.getAttribute("href") ?? "",
        `http://site.invalid${env.basePath}${path}`,
      );
      if (target.host !== "site.invalid") continue;
      const to = target.pathname.slice(env.basePath.length) || "/";
      if (!pages.has(to)) pages.set(to, await open(request, to));
      const found = pages.get(to);
      const place = decodeURIComponent(target.hash.slice(1));
      if (!found || (place && !found.getElementById(place))) {
        dead.push(`${path} -> ${to}${target.hash}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

test("an unknown address gets the 404 page and its status", async ({
  page,
}) => {
  const response = await page.goto("no-such-page");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Home" }).first()).toBeAttached();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const { path, words, fields } of [
    {
      path: "",
      words: wordsOf([home.services, home.contact.heading, home.contact.lead]),
      fields: ["name", "email", "phone", "subject", "message"] as const,
    },
    {
      path: "contact-us",
      words: wordsOf([
        contactUs.badge,
        contactUs.heading,
        contactUs.lead,
        contactUs.channels,
        contactUs.panel,
        contactUs.follow,
      ]),
      fields: ["name", "email", "phone", "message"] as const,
    },
  ]) {
    test(`without script /${path} shows its words, its form's labels and the other ways to write`, async ({
      page,
    }) => {
      await unwrapNoscript(page);
      await page.goto(`./${path}`);
      const main = page.getByRole("main");

      for (const text of words) {
        await expect
          .soft(main)
          .toContainText(text, { useInnerText: true, ignoreCase: true });
      }
      for (const field of fields) {
        await expect(
          main.getByText(ui.form.labels[field], { exact: true }).first(),
        ).toBeVisible();
      }
      await expect(
        main.locator(`a[href="tel:${site.phone.link}"]:visible`).first(),
      ).toBeVisible();
      await expect(
        main.locator(`a[href^="mailto:${site.email}"]:visible`).first(),
      ).toBeVisible();
      await expect(main.getByText(ui.form.noScript.heading)).toBeVisible();
      expect(await main.evaluate(hiddenWords)).toEqual([]);
    });
  }
});

/** The driver switches script off only after the page was parsed, so <noscript> would stay closed. */
async function unwrapNoscript(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<\/?noscript>/g, ""),
    });
  });
}

async function open(request: APIRequestContext, path: string) {
  const response = await request.get(`.${path}`);
  return response.ok() ? parse(await response.text()) : undefined;
}

/** All sentences of a part of the content; addresses and names of pictures are not for reading. */
function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content)
    .filter(([key]) => !["href", "src", "alt", "icon"].includes(key))
    .flatMap(([, value]) => wordsOf(value));
}

/** Texts that are laid out but transparent: what a script would have had to show first. */
function hiddenWords(main: Element): string[] {
  return [...main.querySelectorAll("*")]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      ),
    )
    .filter(
      (element) =>
        element.getClientRects().length > 0 &&
        !element.checkVisibility({ opacityProperty: true }),
    )
    .map((element) => element.textContent ?? "");
}
