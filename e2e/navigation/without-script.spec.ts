import { parse } from "node-html-parser";
import { expect, test } from "playwright/test";
import {
  aboutUs,
  landingPages,
  services,
  process as steps,
  thankyou,
} from "@/lib/content/load";

for (const { path, content } of [
  { path: "services", content: services },
  { path: "about-us", content: { ...aboutUs, steps } },
  { path: "thankyou", content: thankyou },
  ...landingPages.map(({ id, content }) => ({ path: id, content })),
]) {
  test(`every word that content has for /${path} stands in the file itself`, async ({
    request,
  }) => {
    const html = await (await request.get(`./${path}`)).text();
    const text = parse(html.replace(/<br>/g, " ")).text.replace(/\s+/g, " ");
    const missing = wordsOf(content).filter((words) => !text.includes(words));
    expect(missing).toEqual([]);
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without script a closed service opens all the same", async ({
    page,
  }) => {
    const service = services.services.at(1);
    await page.goto("./services");
    const article = page.getByRole("article").nth(1);
    await article.getByText(services.labels.included).click();
    await expect(
      article.getByText(service?.detailContent.fit ?? ""),
    ).toBeVisible();
  });
});

/** All sentences of a content file, cut where a link or italics interrupt them. */
function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return content.split(/\{\w+\}|\*/);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content)
    .filter(([key]) => !notWords.has(key))
    .flatMap(([, value]) => wordsOf(value));
}

/** Addresses, names of drawings and colours, and what stands in attributes. */
const notWords = new Set(
  "$schema meta id href alt img image icon disc discs scene surface iconSurface navName".split(
    " ",
  ),
);
