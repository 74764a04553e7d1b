/** @jest-environment node */
import { brandValues, fill, interpolate, segments } from "./placeholders";

const site = {
  brand: "Acme",
  senderLabel: "{brand} Website",
  phone: { shown: "+91 98765 43210", link: "+919876543210" },
};

function filled(text: string) {
  const unknown: string[] = [];
  const words = interpolate(text, brandValues(site), (_path, name) =>
    unknown.push(name),
  );
  return { words, unknown };
}

test("a name in braces becomes the brand's value", () => {
  expect(filled("Call {brand}: {phone}").words).toBe(
    "Call Acme: +91 98765 43210",
  );
});

test("a value may name another value", () => {
  expect(filled("From {senderLabel}").words).toBe("From Acme Website");
});

test("a name that stands for nothing stays and is reported", () => {
  expect(filled("{brnd}")).toEqual({ words: "{brnd}", unknown: ["brnd"] });
});

test("a value that names itself is reported, not filled for ever", () => {
  const unknown: string[] = [];
  interpolate("{brand}", brandValues({ brand: "{brand} Ltd" }), (_path, name) =>
    unknown.push(name),
  );
  expect(unknown).toEqual(["brand"]);
});

test("what is known only on the page waits for it", () => {
  const { words, unknown } = filled("{index} of {count}");
  expect(unknown).toEqual([]);
  expect(fill(String(words), { index: 1, count: 5 })).toBe("1 of 5");
});

test("a text with links falls into its pieces", () => {
  expect(segments("call {call}, or {chat}.")).toEqual([
    "call ",
    { placeholder: "call" },
    ", or ",
    { placeholder: "chat" },
    ".",
  ]);
});
