import { securityHeaders } from "./headers";

test("HSTS includes subdomains only where the owner sets it", () => {
  const transport = (hstsSubdomains?: boolean) =>
    securityHeaders({ hstsSubdomains })["Strict-Transport-Security"];

  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains");
});
