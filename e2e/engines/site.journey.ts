import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { test } from "@/e2e/support/engines/fixture";
import type { Visitor } from "@/e2e/support/engines/visitor";
import { forms } from "@/e2e/support/enquiry";
import { type Change, foreignChanges } from "@/e2e/support/foreign-changes";
import { mailWith } from "@/e2e/support/mailbox";
import { hasCarousel, landingPath, pages } from "@/e2e/support/tested-pages";
import {
  contactUs,
  copy,
  getRoute,
  site,
  testimonials,
} from "@/lib/content/load";
import { type PageId, pagePath } from "@/lib/content/pages";
import { type FormKind, formFields } from "@/lib/enquiry/form-fields";
import { startRelay } from "@/lib/relay/start";
import config from "@/playwright.config";

const { navigation, carousel, form } = copy;
const menuLabel = (id: PageId) => getRoute(id).navLabel ?? "";
const [, relayServer] = [config.webServer ?? []].flat();
const anchor = copy.landingLinks.at(-2) ?? { label: "", section: "" };

test("a link of the footer opens the top of a page, and Back the top of the one before", async ({
  visitor,
}) => {
  await openReady(visitor, "/");
  await visitor.click("link", menuLabel("contact-us"), "footer");
  await visitor.seesUrl(pagePath("contact-us"));
  await visitor.sees(
    contactUs.heading,
    () => document.querySelector("h1")?.textContent,
  );
  await visitor.sees(0, () => window.scrollY);
  await visitor.back();
  await visitor.seesUrl("/");
  await visitor.sees(0, () => window.scrollY);
});

test("the drawer keeps the focus and opens a page", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.resize(480, 800);
  await visitor.click("button", navigation.openMenu);
  await visitor.seesFocusOn(navigation.closeMenu);
  await visitor.press("Escape");
  await visitor.seesFocusOn(navigation.openMenu);
  await visitor.click("button", navigation.openMenu);
  await visitor.click("link", menuLabel("services"), "dialog[open]");
  await visitor.seesUrl(pagePath("services"));
  await visitor.sees(false, () => !!document.querySelector("dialog[open]"));
});

test("the link to the privacy notice is underlined", async ({ visitor }) => {
  await visitor.open(pagePath("contact-us"));
  await visitor.sees(
    "underline",
    () =>
      getComputedStyle(document.querySelector("a[href='#privacy']") as Element)
        .textDecorationLine,
  );
});

test("text is set in the brand's face", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.sees(true, () => {
    const [name] = getComputedStyle(document.body).fontFamily.split(",");
    const unquoted = (text = "") => text.replaceAll('"', "");
    return [...document.fonts].some(
      ({ family, status }) =>
        status === "loaded" && unquoted(family) === unquoted(name),
    );
  });
});

test("the testimonials move by their buttons", async ({ visitor }) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  const region = "[data-selected]";
  const selected = (selector: string) =>
    document.querySelector(selector)?.getAttribute("data-selected") ?? null;
  await visitor.open("/");
  await visitor.click("button", carousel.pause, region);
  const before = Number(await visitor.run(selected, region));
  await visitor.click("button", carousel.next, region);
  const count = testimonials.testimonials.length;
  await visitor.sees(String((before + 1) % count), selected, region);
  await visitor.click("button", carousel.previous, region);
  await visitor.sees(String(before), selected, region);
  await visitor.sees(
    true,
    (selector, name) =>
      !!document.querySelector(`${selector} [aria-label="${name}"]`),
    region,
    carousel.start,
  );
});

test("a section link scrolls to its section and is marked", async ({
  visitor,
}) => {
  await visitor.open(landingPath);
  await visitor.click("link", anchor.label, "header nav");
  await visitor.sees(
    anchor.label,
    () =>
      document.querySelector('header nav [aria-current="location"]')
        ?.textContent ?? null,
  );
  await visitor.sees(
    true,
    (id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return Math.abs((top ?? 999) - 84) < 40;
    },
    anchor.section,
  );
});

for (const [kind, name = "", change] of [
  ["question"],
  ["project"],
  ...Object.entries(foreignChanges)
    .slice(0, 3)
    .map((change) => ["question", ...change] as const),
] as [kind: FormKind, name?: string, change?: Change][])
  test(`the ${kind} form${name && ` of a page with ${name}`} delivers a mail once it is complete`, async ({
    visitor,
    request,
  }) => {
    const values = {
      name: "Asha Pillai",
      email: "asha@pillai.in",
      phone: "9123456780",
      subject: "Cracks in tiles",
      message: `Sent from another engine: ${randomUUID()}`,
    };
    await openReady(visitor, forms[kind].path);
    const font = () => getComputedStyle(document.body).fontFamily;
    const before = await visitor.run(font);
    if (change) await visitor.run(...change);
    /** What a text of the form is on this page. */
    const shown = (text: string) =>
      name.startsWith("a translation") ? `«${text}»` : text;
    // A site elsewhere (BASE_URL) has a relay of its own.
    const relay =
      relayServer &&
      (await startRelay({
        ...process.env,
        ...relayServer.env,
        ALLOWED_ORIGINS: await visitor.run(() => location.origin),
      }));
    await visitor.click("button", shown(form.submit), "form");
    await visitor.seesText(form.errors.nameRequired);
    await visitor.sees("name", () =>
      document.activeElement?.getAttribute("name"),
    );
    for (const field of formFields[kind])
      await visitor.fill(shown(form.labels[field]), values[field]);
    await visitor.sees(before, font);
    await visitor.click("button", shown(form.submit), "form");
    await visitor.seesText(form.toasts.success);
    await visitor.seesUrl(pagePath("thankyou"));
    const mail = await mailWith(request, values.message);
    expect(mail.to).toMatchObject([{ address: site.email }]);
    expect(mail.subject).toBe(
      kind === "project" ? values.subject : form.subject,
    );
    await relay?.close();
  });

for (const path of pages) {
  test(`${path} keeps to its policy`, async ({ visitor }) => {
    await openReady(visitor, path);
    await expect
      .poll(() => visitor.run(scrolledOn), { intervals: [100] })
      .toBe(true);
  });
}

/** Waits until the page's script works. */
async function openReady(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.sees(
    true,
    () => document.documentElement.dataset.ready !== undefined,
  );
}

/** One step down the page, or back to a widget without its script; whether the end is in view and every widget works. */
function scrolledOn(): boolean {
  const { scrollHeight } = document.documentElement;
  const isEnd = scrollY + innerHeight >= scrollHeight - 1;
  const waiting = document.querySelector("[data-island]:not([data-ready])");
  if (isEnd) waiting?.scrollIntoView({ behavior: "instant" });
  else scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
  return isEnd && !waiting;
}
