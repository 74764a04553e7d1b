import { brandValues, interpolate } from "./placeholders";

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
