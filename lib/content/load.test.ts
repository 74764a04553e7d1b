/** @jest-environment node */
import { routes } from "../routes";
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

test("every page has its title, and every landing page its content", () => {
  expect(Object.keys(content.metas)).toEqual([
    ...routes.map(({ id }) => id),
    "not-found",
  ]);
  expect(content.metas.services).toEqual(content.services.meta);
  expect(content.landingPages["web-development"].banner.tag).toBe(
    "Web Development",
  );
});
