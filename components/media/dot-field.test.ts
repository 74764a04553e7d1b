import { dotField } from "./dot-field";

test("full rows come from the bottom, the last one as far as it goes", () => {
  expect(dotField(23, 10, 6)).toBe("M.5 5.5h9.01M.5 4.5h9.01M.5 3.5h2.01");
});

test("a single dot is a dot", () => {
  expect(dotField(1, 3, 6)).toBe("M.5 5.5h0.01");
});

test("nothing lit is no path", () => {
  expect(dotField(0, 20, 6)).toBe("");
});
