import { expect, test } from "playwright/test";
import { landingPath } from "@/e2e/support/pages";
import { securityHeaders } from "@/lib/export/steps/headers";
import { href } from "@/lib/with-base-path";

for (const path of ["/", landingPath, "/no-such-page"])
  test(`${path} comes with the security headers, under a policy without exceptions`, async ({
    request,
  }) => {
    const headers = (await request.get(href(path))).headers();

    const { "Content-Security-Policy": _, ...fixed } = securityHeaders("");
    for (const [name, value] of Object.entries(fixed))
      expect(headers[name.toLowerCase()]).toContain(value);
    const policy = headers["content-security-policy"];
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });
