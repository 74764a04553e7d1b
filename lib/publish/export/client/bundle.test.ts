import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { bundleInlineScript } from "./bundle";

test("the inline script is at most 2.4 kB", async () => {
  const text = await bundleInlineScript(exampleBuild);
  expect(text.length).toBeGreaterThan(500);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2400);
});
