import { headerRules, securityHeaders } from "./headers";

const rules = headerRules("/site", securityHeaders());

const rulesFor = (path: string) =>
  rules.filter((rule) =>
    rule.path.endsWith("*")
      ? path.startsWith(rule.path.slice(0, -1))
      : path === rule.path,
  );
const headersFor = (path: string): Record<string, string> =>
  Object.assign({}, ...rulesFor(path).map(({ headers }) => headers));

test("other sites may embed only social cards and icons", () => {
  const corp = (path: string) =>
    headersFor(path)["Cross-Origin-Resource-Policy"];

  expect(corp("/site/og/home.png")).toBe("cross-origin");
  expect(corp("/site/favicon.ico")).toBe("cross-origin");
  expect(corp("/site/services")).toBe("same-origin");
  expect(corp("/site/img/a.avif")).toBe("same-origin");
});

test("HSTS includes subdomains only where the owner sets it", () => {
  const transport = (hstsSubdomains?: boolean) =>
    securityHeaders({ hstsSubdomains })["Strict-Transport-Security"];

  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains");
});

test("no path gets a header from two rules, except a policy", () => {
  for (const path of ["/site/_next/static/a.css", "/site/img/a.avif", "/"]) {
    const names = rulesFor(path)
      .flatMap((rule) => Object.keys(rule.headers))
      .filter((name) => name !== "Content-Security-Policy");
    expect(new Set(names).size).toBe(names.length);
  }
});
