import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFolder } from "@/lib/export/testing/example-folder";
import { writeFormerPaths } from "./former-paths";

test("a former path redirects without the help of the host", async () => {
  const redirects = [{ from: "/old-page", to: "/services" }];
  const folder = { ...exampleFolder, basePath: "/base", redirects };
  await writeFormerPaths(folder);

  for (const file of ["old-page.html", "old-page/index.html"]) {
    const html = readFileSync(join(folder.out, file), "utf8");
    expect(html).toContain('content="0; url=/base/services"');
    expect(html).toContain('"https://www.example.com/base/services"');
    expect(html).toContain("noindex");
  }
});
