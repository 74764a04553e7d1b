import { brandValues, countValues, interpolate } from "./placeholders";

const site = {
  brand: "Acme",
  senderLabel: "{brand} Website",
  phone: { shown: "+91 98765 43210", link: "+919876543210" },
};

test("a name in braces becomes the brand's value", () => {
  const text = interpolate("Call {brand}: {phone}", brandValues(site));
  expect(text).toBe("Call Acme: +91 98765 43210");
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
