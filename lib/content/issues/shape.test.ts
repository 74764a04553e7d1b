/** @jest-environment node */
import { lines, messageAfter, messageAfterTyping } from "../testing/example";

test("a missing field", () => {
  expect(messageAfter("services", ["services", 0, "desc"], undefined)).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > desc",
      "    found     nothing: the field is missing",
      "    expected  The service in one sentence.",
      '    such as   "desc": "Servers that grow on busy days and cost less on quiet ones."',
    ),
  );
});

test("a field that nothing reads", () => {
  expect(messageAfter("services", ["services", 0, "price"], "Rs 5000")).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > price",
      '    found     the field "price", which nothing reads',
      "    expected  one of the fields landingPageLink, productLink",
      "    try       removing it",
    ),
  );
});

test("a misspelt field, once", () => {
  expect(messageAfterTyping("services", '"desc":', '"dsec":')).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > dsec",
      '    found     the field "dsec", which nothing reads',
      "    expected  one of the fields desc, landingPageLink, productLink",
      '    try       "desc"',
    ),
  );
});

test("an empty text", () => {
  expect(messageAfter("services", ["lead"], "")).toBe(
    lines(
      "content/services.json: lead",
      '    found     an empty text ""',
      "    expected  The sentence or two beside the heading.",
      '    such as   "Ten things we do for businesses across India and beyond."',
    ),
  );
});

test("a text of spaces", () => {
  expect(messageAfter("services", ["lead"], "   ")).toBe(
    lines(
      "content/services.json: lead",
      "    found     a text of spaces only",
      "    expected  The sentence or two beside the heading.",
      '    such as   "Ten things we do for businesses across India and beyond."',
    ),
  );
});

test("a space at the end of a text", () => {
  expect(messageAfter("services", ["lead"], "Ten things we do. ")).toBe(
    lines(
      "content/services.json: lead",
      '    found     "Ten things we do. "',
      "    expected  words, without a space before the first or after the last",
      '    try       "Ten things we do."',
    ),
  );
});

test("a number where a text belongs", () => {
  expect(messageAfter("site", ["postalCode"], 560001)).toBe(
    lines(
      "content/site.json: postalCode",
      "    found     560001",
      "    expected  a text in quotation marks",
      '    try       "560001"',
    ),
  );
});

test("a text where a number belongs", () => {
  expect(messageAfter("statistics", ["statistics", 0, "value"], "120")).toBe(
    lines(
      "content/statistics.json: statistics > entry 1 (clients) > value",
      '    found     "120"',
      "    expected  a number without quotation marks",
      "    try       120",
    ),
  );
});

test("a text where yes or no belongs", () => {
  expect(messageAfter("site", ["sample"], "False")).toBe(
    lines(
      "content/site.json: sample",
      '    found     "False"',
      "    expected  true or false, without quotation marks",
      "    try       false",
    ),
  );
});

test("a text where a list belongs", () => {
  expect(messageAfter("site", ["address"], "100 Example Road")).toBe(
    lines(
      "content/site.json: address",
      '    found     "100 Example Road"',
      "    expected  a list in [square brackets]",
      '    try       ["100 Example Road"]',
    ),
  );
});

test("a list where a group belongs", () => {
  expect(messageAfter("call-to-action", ["link"], [])).toBe(
    lines(
      "content/call-to-action.json: link",
      "    found     []",
      "    expected  a group of fields in {braces}",
    ),
  );
});

test("null in place of a text", () => {
  expect(messageAfter("services", ["lead"], null)).toBe(
    lines(
      "content/services.json: lead",
      "    found     null",
      "    expected  a text in quotation marks",
      '    such as   "Ten things we do for businesses across India and beyond."',
    ),
  );
});
