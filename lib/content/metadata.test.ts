import { site } from "@/lib/content/load";
import { pageMetadata, shortTitle } from "./metadata";

test("the shared title leaves out the brand, which is named beside it", () => {
  expect(shortTitle(`Contact Us | ${site.brand}`)).toBe("Contact Us");
  expect(pageMetadata("contact-us").openGraph).toMatchObject({
    siteName: site.brand,
    title: expect.not.stringContaining("|"),
  });
});
