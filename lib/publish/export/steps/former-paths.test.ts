import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExportFolder } from "@/lib/publish/export/export-folder";
import { exampleFolder } from "@/lib/publish/export/testing/example-folder";
import { writeFormerPaths } from "./former-paths";

test("a former path redirects without the help of the host", async () => {
  const redirects = [{ from: "/old-page", to: "/shop" }];
  const folder: ExportFolder = {
    ...exampleFolder,
    basePath: "/base",
    redirects,
    locale: "he-IL",
    direction: "rtl",
  };
  await writeFormerPaths(folder);

  for (const file of ["old-page.html", "old-page/index.html"]) {
    const html = readFileSync(join(folder.out, file), "utf8");
    expect(html).toContain('content="0; url=/base/shop"');
    expect(html).toContain('"https://www.example.com/base/shop"');
    expect(html).toContain("noindex");
    expect(html).toContain('<html lang="he-IL" dir="rtl">');
    expect(html).toContain(">Shop &amp; more</a>");
  }
});
