import { readColors } from "./colors";

test("themes and surfaces have colours of their own", () => {
  const { color } = readColors("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
  expect(readColors("dark").color("--paper")).not.toBe(color("--paper"));
});
