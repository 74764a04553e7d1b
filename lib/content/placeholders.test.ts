import { brandValues, interpolate, placeholderValues } from "./placeholders";

const site = {
  brand: "Acme",
  senderLabel: "{brand} Website",
  phone: { shown: "+91 98765 43210", link: "+919876543210" },
  figures: [{ id: "app-price", value: "₹8,00,000" }],
};

test.each([
  ["Call {brand}: {phone}", "Call Acme: +91 98765 43210"],
  ["from {figures.app-price}", "from ₹8,00,000"],
])("%s becomes %s", (text, filled) => {
  expect(interpolate(text, brandValues(site))).toBe(filled);
});

test.each([
  ["+91 98765 43210", "+919876543210", "+91"],
  ["+1 (555) 010-0199", "+15550100199", "+1"],
  ["080 4567 8901", "+918045678901", "+91"],
  ["020 123 4567", "+31201234567", "+31"],
  ["06 1234 5678", "+390612345678", "+39"],
])("the calling code of %s, which is %s, is %s", (shown, link, code) => {
  const values = brandValues({ phone: { shown, link } });
  expect(interpolate("without {callingCode}", values)).toBe(`without ${code}`);
});

test.each([
  [undefined, 1, "one", "One"],
  ["en-GB", 11, "eleven", "Eleven"],
  ["en-GB", 30, "30", "30"],
  ["pt-BR", 3, "3", "3"],
])("in %s, %i services are named %s", (locale, length, word, capital) => {
  const services = Array.from({ length });
  const values = placeholderValues({ locale }, { services });
  expect(interpolate("{serviceCount} {ServiceCount}", values("home"))).toBe(
    `${word} ${capital}`,
  );
});
