import { fillIn } from "./fill-in";

test("a value may have any characters", () => {
  const title = "Save $$ with $& {title}";
  const filled = fillIn("{title} or {title}", { title });
  expect(filled).toBe(`${title} or ${title}`);
});
