import { brandValues, countValues, interpolate } from "./placeholders";

const site = {
  brand: "Acme",
  senderLabel: "{brand} Website",
  phone: { shown: "+91 98765 43210", link: "+919876543210" },
};

function filled(text: string, values: object = site) {
  const unknown: string[] = [];
  const result = interpolate(text, brandValues(values), (_path, name) =>
    unknown.push(name),
  );
  return [result, ...unknown];
}

test("a name in braces becomes the brand's value", () => {
  expect(filled("Call {brand}: {phone}")).toEqual([
    "Call Acme: +91 98765 43210",
  ]);
});

test("a value may name another value", () => {
  expect(filled("From {senderLabel}")).toEqual(["From Acme Website"]);
});

test("a name that stands for nothing stays and is reported", () => {
  expect(filled("{brnd}")).toEqual(["{brnd}", "brnd"]);
});

test("a value that names itself is reported, not filled for ever", () => {
  const [, ...unknown] = filled("{brand}", { brand: "{brand} Ltd" });
  expect(unknown).toEqual(["brand"]);
});

test("what is known only on the page waits for it", () => {
  expect(filled("{index} of {count}")).toEqual(["{index} of {count}"]);
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
