import { contrast } from "./check-contrast";

test("the contrast of two colours is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});
