import { dotField } from "./dot-field";

test("rows of dots are filled from the bottom", () => {
  expect(dotField(23, 10, 6)).toBe("M.5 5.5h9.01M.5 4.5h9.01M.5 3.5h2.01");
});
