import { fillIn } from "./fill-in";

test("a value may have any characters, and a name without one stays", () => {
  const title = "Save $$ with $& {title}";
  const filled = fillIn("{title} or {title} {other}", { title });
  expect(filled).toBe(`${title} or ${title} {other}`);
});
