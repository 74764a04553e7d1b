/** @jest-environment node */
import {
  exampleFiles,
  lines,
  messageAfter,
  messageFor,
} from "../testing/example";
import { valueAt } from "./source";

const files = exampleFiles();
const exampleService = valueAt(files.get("services"), ["services", 0]);
const exampleQuote = valueAt(files.get("testimonials"), [
  "testimonials",
  0,
]) as object;

test("two services of one id", () => {
  expect(messageAfter("services", ["services", 1], exampleService)).toBe(
    lines(
      "content/services.json: (warning) services",
      "    found     2 of them",
      "    expected  at least 10, as agreed for this site",
      "content/services.json: services > entry 2 (Cloud Computing Services) > id",
      '    found     "cloud-computing"',
      "    expected  an id of its own; entry 1 of this list has the same",
      '    try       "cloud-computing-2"',
    ),
  );
});

test("two quotes of one number", () => {
  expect(messageAfter("testimonials", ["testimonials", 1], exampleQuote)).toBe(
    lines(
      "content/testimonials.json: (warning) testimonials",
      "    found     2 of them",
      "    expected  at least 5, as agreed for this site",
      "content/testimonials.json: testimonials > entry 2 (Meera Raghavan) > id",
      "    found     1",
      "    expected  an id of its own; entry 1 of this list has the same",
      "    try       2",
    ),
  );
});

test("fewer entries than were agreed", () => {
  expect(
    messageAfter("testimonials", ["testimonials", 1], {
      ...exampleQuote,
      id: 2,
    }),
  ).toBe(
    lines(
      "content/testimonials.json: (warning) testimonials",
      "    found     2 of them",
      "    expected  at least 5, as agreed for this site",
    ),
  );
});

test("a phone link that calls another number", () => {
  expect(messageAfter("site", ["phone", "link"], "+919876543211")).toBe(
    lines(
      "content/site.json: phone > link",
      '    found     "+919876543211"',
      "    expected  the same digits as the number that is shown, +91 98765 43210",
      '    try       "+919876543210"',
    ),
  );
});

test("letters in the phone number", () => {
  expect(messageAfter("site", ["phone", "shown"], "call us")).toBe(
    lines(
      "content/site.json: phone > shown",
      '    found     "call us"',
      "    expected  a phone number: digits, spaces, and a plus sign in front",
      '    try       "+91 98765 43210"',
    ),
  );
});

test("a picture with fewer dots than the number says", () => {
  expect(messageAfter("statistics", ["statistics", 0, "value"], 150)).toBe(
    lines(
      "content/statistics.json: (warning) statistics > entry 1 (clients) > figure",
      '    found     {"columns":20,"rows":6}',
      "    expected  as many dots as the number says: 150, not 20 × 6 = 120",
    ),
  );
});

test("a mosaic with holes", () => {
  expect(
    messageAfter("web-development", ["collage", "tiles", 1], {
      disc: "chai",
      span: 2,
      round: true,
    }),
  ).toBe(
    lines(
      "content/web-development.json: (warning) collage > tiles",
      "    found     tiles that fill 5 places",
      "    expected  24 places, so that the mosaic has no holes: a small tile fills 1, a large one 4",
    ),
  );
});

test("a lost line for the editor's help", () => {
  expect(messageAfter("clients", ["$schema"], undefined)).toBe(
    lines(
      "content/clients.json: (warning) $schema",
      "    found     nothing",
      "    expected  the line that gives editors their help for this file",
      '    try       "$schema": "./schemas/clients.schema.json"',
    ),
  );
});

test("a page without its content file", () => {
  expect(messageFor({ "web-development": undefined })).toBe(
    lines(
      "content/web-development.json: the whole file",
      "    found     no such file",
      "    expected  the content of the page /web-development",
      "    try       a copy of another landing page’s file under this name",
    ),
  );
});

test("a content file under a wrong name", () => {
  expect(
    messageFor({ "web-development": undefined, "web-developement": "{}" }),
  ).toBe(
    lines(
      "content/web-developement.json: (warning) the whole file",
      "    found     a file that nothing reads",
      "    expected  a page of this name in lib/routes.ts",
      "    try       the name content/web-development.json",
      "content/web-development.json: the whole file",
      "    found     no such file",
      "    expected  the content of the page /web-development",
      "    try       renaming content/web-developement.json",
    ),
  );
});

test("a content file without a page", () => {
  expect(messageFor({ "cloud-services": "{}" })).toBe(
    lines(
      "content/cloud-services.json: (warning) the whole file",
      "    found     a file that nothing reads",
      "    expected  a page of this name in lib/routes.ts",
      "    try       adding the page there",
    ),
  );
});
