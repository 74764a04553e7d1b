import { brandValues, countValues, interpolate } from "./placeholders";

const site = {
  brand: "Acme",
  senderLabel: "{brand} Website",
  phone: { shown: "+91 98765 43210", link: "+919876543210" },
};

const filled = (text: string) => interpolate(text, brandValues(site));

test("a name in braces becomes the brand's value", () => {
  expect(filled("Call {brand}: {phone}")).toBe("Call Acme: +91 98765 43210");
});

test("a value may name another value", () => {
  expect(filled("From {senderLabel}")).toBe("From Acme Website");
});

test("what is known only on the page waits for it", () => {
  expect(filled("{index} of {count}")).toBe("{index} of {count}");
});

test.each([
  [1, "one", "One"],
  [11, "eleven", "Eleven"],
  [30, "30", "30"],
])("the number of %i services is %s in words", (length, word, capital) => {
  const values = new Map(countValues(Array.from({ length })));
  expect(interpolate("{serviceCount} {ServiceCount}", values)).toBe(
    `${word} ${capital}`,
  );
});
