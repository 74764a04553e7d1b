/** @jest-environment node */
import { lines, messageAfter } from "../testing/example";

test("a link to a page that does not exist", () => {
  expect(messageAfter("home", ["hero", "primary", "href"], "/contact")).toBe(
    lines(
      "content/home.json: hero > primary > href",
      '    found     "/contact"',
      "    expected  a page of this site: /, /services, /about-us, /contact-us, /web-development, /app-development, /thankyou",
      '    try       "/contact-us"',
    ),
  );
});

test("a slash at the end of an address", () => {
  expect(messageAfter("home", ["hero", "primary", "href"], "/services/")).toBe(
    lines(
      "content/home.json: hero > primary > href",
      '    found     "/services/"',
      "    expected  a page of this site: /, /services, /about-us, /contact-us, /web-development, /app-development, /thankyou",
      '    try       "/services"',
    ),
  );
});

test("a link to a service that does not exist", () => {
  expect(
    messageAfter(
      "home",
      ["hero", "primary", "href"],
      "/services#cloud-computin",
    ),
  ).toBe(
    lines(
      "content/home.json: hero > primary > href",
      '    found     "/services#cloud-computin"',
      "    expected  a place on /services: #cloud-computing",
      '    try       "/services#cloud-computing"',
    ),
  );
});

test("a link to a place on a page that has none", () => {
  expect(
    messageAfter("home", ["hero", "primary", "href"], "/about-us#team"),
  ).toBe(
    lines(
      "content/home.json: hero > primary > href",
      '    found     "/about-us#team"',
      "    expected  no #place: /about-us has none to link to",
      '    try       "/about-us"',
    ),
  );
});

test("a place without its page, in words that several pages show", () => {
  expect(messageAfter("call-to-action", ["link", "href"], "#contact")).toBe(
    lines(
      "content/call-to-action.json: link > href",
      '    found     "#contact"',
      "    expected  a page before the #, since these words show on several pages",
      '    try       "/#contact"',
    ),
  );
});

test("an address without a slash", () => {
  expect(messageAfter("call-to-action", ["link", "href"], "contact-us")).toBe(
    lines(
      "content/call-to-action.json: link > href",
      '    found     "contact-us"',
      "    expected  an address: /page of this site, #place on the same page, or https:// for another site",
      '    try       "/contact-us"',
    ),
  );
});

test("an address that is not encrypted", () => {
  expect(
    messageAfter(
      "call-to-action",
      ["link", "href"],
      "http://www.yourcompany.com",
    ),
  ).toBe(
    lines(
      "content/call-to-action.json: link > href",
      '    found     "http://www.yourcompany.com"',
      "    expected  an address: /page of this site, #place on the same page, or https:// for another site",
      '    try       "https://www.yourcompany.com"',
    ),
  );
});
