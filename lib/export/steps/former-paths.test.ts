import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleSite } from "@/lib/export/testing/example-site";
import { writeFormerPaths } from "./former-paths";

test("a former path redirects without the help of the host", async () => {
  const out = mkdtempSync(join(tmpdir(), "site-"));
  const redirects = [{ from: "/old-page", to: "/services" }];
  const site = { ...exampleSite, out, basePath: "/base", redirects };
  await writeFormerPaths(site);

  for (const file of ["old-page.html", "old-page/index.html"]) {
    const html = readFileSync(join(out, file), "utf8");
    expect(html).toContain('content="0; url=/base/services"');
    expect(html).toContain('"https://www.example.com/base/services"');
    expect(html).toContain("noindex");
  }
});
