/** @jest-environment node */
import * as content from "./load";

test("every placeholder of the brand is filled", () => {
  const text = JSON.stringify(content);
  expect(text).not.toMatch(
    /\{(brand|city|tagline|phone|email|hours|callCentre)/,
  );
  expect(content.services.services[8]?.title).toBe(
    content.site.callCentre.name,
  );
});

test("the subject of the contact mail ends with the brand", () => {
  expect(content.ui.form.subject).toBe(
    `Contact Form Submission - ${content.site.brand}`,
  );
});

test("a landing page and its title are found by the route", async () => {
  expect(await content.landing("web-development")).toEqual(
    content.webDevelopment,
  );
  expect(await content.pageMeta("services")).toEqual(content.services.meta);
});
