import { scriptSafeJson } from "./html";

test("data in a script element cannot end it", () => {
  const json = scriptSafeJson({ a: "</script><script>" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ a: "</script><script>" });
});
