import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { clients, copy, home, landingPages } from "@/lib/content/load";
import { fillIn } from "@/lib/site/fill-in";

/** A landing page with more than one case. */
const { path: landing, cases } = landingPages
  .map(({ path, content }) => ({
    path,
    cases: (content.portfolio?.items ?? []).filter((item) => item.case),
  }))
  .find(({ cases }) => cases.length > 1) ?? { path: "/", cases: [] };
const [first, second] = cases;

test.skip(cases.length < 2, "needs a landing page with two cases");

const projects = landingPages.flatMap(
  ({ content }) => content.portfolio?.items ?? [],
);
const onHome = projects.find(
  ({ id, case: text }) => text && home.work?.projects.includes(id),
);

const projectTitle = (project = first) => project?.title ?? "";
const caseHash = (project = first) => `#case-${project?.id}`;
const dialog = (page: Page, project = first) =>
  page.getByRole("dialog", { name: projectTitle(project), exact: true });
const projectLink = (page: Page, project = first) =>
  page.getByRole("main").getByRole("link", { name: projectTitle(project) });

async function expectOpen(page: Page, project = first) {
  await expect(dialog(page, project)).toContainText(
    project?.case?.problem ?? "",
  );
  await expect(page).toHaveURL(({ hash }) => hash === caseHash(project));
}

/** The case is closed, the URL has no hash, and the focus is on the link that opened the case. */
async function expectClosed(page: Page, project = first) {
  await expect(dialog(page, project)).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === "");
  await expect(projectLink(page, project)).toBeFocused();
}

test("a project's case closes in four ways", async ({ page }) => {
  await openReady(page, landing);
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: copy.closeDialog }).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await projectLink(page).scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => window.scrollY);
    await projectLink(page).click();
    await expectOpen(page);
    await close();
    await expectClosed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(position);
  }
});

test("a logo on home opens the case of its client", async ({ page }) => {
  const client = clients.clients.find(
    ({ case: id }) => id && !home.work?.projects.includes(id),
  );
  const project = projects.find(({ id }) => id === client?.case);
  test.skip(!home.work || !project, "no logo leads to another page");
  await page.goto("./");
  const logo = { name: client?.name ?? "", exact: true };
  await page.getByRole("main").getByRole("link", logo).click();
  await expectOpen(page, project);
});

test("selecting text closes no case", { tag: "@sweep" }, async ({ page }) => {
  await openReady(page, `${landing}${caseHash()}`);
  await dialog(page).getByRole("heading").first().hover();
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test("the next case replaces the one in the history", async ({ page }) => {
  await openReady(page, landing);
  await projectLink(page).click();
  await dialog(page).getByRole("link", { name: copy.case.next }).click();
  await expect(dialog(page, second)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe(caseHash(second));
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`${landing}$`));
});

test("a case leads to the form, which names it", async ({ page }) => {
  const ask = dialog(page).getByRole("link", { name: copy.case.ask });
  const subject = page.getByRole("textbox", { name: copy.form.labels.subject });
  const asked = fillIn(copy.case.subject, { title: projectTitle() });
  await openReady(page, `${landing}${caseHash()}`);
  await ask.click();
  await expect(subject).toHaveValue(asked);
  await expect(subject).toBeInViewport();
  await projectLink(page).click();
  await ask.click();
  await expect(dialog(page)).toBeHidden();
  await expect(subject).toBeInViewport();
  await expect(page.locator("#contact")).toBeFocused();
});

test("a URL with the hash of a case opens it at any size", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page, `${landing}${caseHash(second)}`);
  await expect(dialog(page, second)).toHaveJSProperty("open", true);
  expect(await axeViolations(page, "dialog[open]")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  const end = dialog(page, second).getByRole("link", {
    name: copy.case.next,
  });
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    320,
  );
  await page.keyboard.press("Escape");
  await expectClosed(page, second);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a project links to its case's text in the page", async ({ page }) => {
    await page.goto(`.${landing}`);
    for (const project of cases)
      await expect(
        page.getByText(project.case?.problem ?? "", { exact: true }),
      ).toBeVisible();
    await projectLink(page).click();
    await expect(
      page.getByText(first?.case?.problem ?? "", { exact: true }),
    ).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the very first tap opens a case on home", async ({ page }) => {
    test.skip(!onHome, "home shows no project with a case");
    await page.goto("./");
    await projectLink(page, onHome).first().tap();
    await expectOpen(page, onHome);
  });
});
