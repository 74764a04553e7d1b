import { colorsOf } from "./colors";

test("a colour that names another one is that colour", () => {
  const { color } = colorsOf("light");
  expect(color("--ink")).toBe(color("--on-light"));
  expect(color("--ink")).toMatch(/^#[0-9a-f]{6}$/);
});

test("the dark theme has its own colours", () => {
  expect(colorsOf("dark").color("--paper")).not.toBe(
    colorsOf("light").color("--paper"),
  );
});

test("a surface has its own colours for what lies on it", () => {
  const { color } = colorsOf("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
});

test("a drawing gets the colours that it names, with or without a fallback", () => {
  const { fill, color } = colorsOf("light");
  expect(fill('fill="var(--sky)" stroke="var(--dot,var(--leaf))"')).toBe(
    `fill="${color("--sky")}" stroke="${color("--dot")}"`,
  );
});

test("a colour that no one defines is an error with its name", () => {
  expect(() => colorsOf("light").fill("var(--teal)")).toThrow('"--teal"');
});
