import { buildLoader } from "@/lib/export/framework/build-loader";

test("the loader is at most 3.2 kB", async () => {
  const text = await buildLoader("");
  expect(text.length).toBeGreaterThan(500);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3200);
});

test("the loader names the path of scripts below the base path", async () => {
  expect(await buildLoader("/some/path")).toContain("/some/path/_next/static/");
});
