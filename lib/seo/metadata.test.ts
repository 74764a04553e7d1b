import { routes, site } from "@/lib/content/load";
import { pageMetadata, shortTitle } from "./metadata";

test("the shared title leaves out the brand, which is named beside it", () => {
  expect(shortTitle(`Contact Us | ${site.brand}`)).toBe("Contact Us");
  expect(pageMetadata("contact-us").openGraph).toMatchObject({
    siteName: site.brand,
    title: expect.not.stringContaining("|"),
  });
});

test("each indexable page has a social card with a text alternative", () => {
  for (const { id } of routes.filter((route) => route.indexable)) {
    const [image] = [pageMetadata(id).openGraph?.images].flat();
    expect(image).toMatchObject({
      url: expect.stringMatching(new RegExp(`^https?://.+/og/${id}\\.png$`)),
      alt: expect.stringMatching(/\S/),
    });
  }
});
