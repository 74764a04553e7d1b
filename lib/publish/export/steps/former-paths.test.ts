import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Build } from "@/lib/publish/export/build";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { writeFormerPaths } from "./former-paths";

test("a former path redirects without the help of the host", async () => {
  const redirects = [{ from: "/old-page", to: "/shop" }];
  const build: Build = {
    ...exampleBuild,
    basePath: "/base",
    redirects,
    locale: "he-IL",
    direction: "rtl",
  };
  await writeFormerPaths(build);

  for (const file of ["old-page.html", "old-page/index.html"]) {
    const html = readFileSync(join(build.out, file), "utf8");
    expect(html).toContain('content="0; url=/base/shop"');
    expect(html).toContain('"https://www.example.com/base/shop"');
    expect(html).toContain("noindex");
    expect(html).toContain('<html lang="he-IL" dir="rtl">');
    expect(html).toContain(">Shop &amp; more</a>");
  }
});
