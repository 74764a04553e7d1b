import { colorsOf } from "./colors";

test("themes and surfaces have colours of their own", () => {
  const { color } = colorsOf("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
  expect(colorsOf("dark").color("--paper")).not.toBe(color("--paper"));
});
