import { routes } from "../../content/load";
import { exampleSite as site } from "../testing/example-site";
import { hostFiles } from "./host-files";

const policy = "default-src 'none'; script-src 'self'";
const files = hostFiles(policy, site);
const carriers = [
  "_headers",
  "vercel.json",
  ".htaccess",
  ".hosts/nginx.conf",
  ".hosts/Caddyfile",
];

test.each(carriers)(
  "%s sends every security header and keeps hashed files for a year",
  (file) => {
    for (const name of [
      "Content-Security-Policy",
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "X-Frame-Options",
      "Referrer-Policy",
      "Permissions-Policy",
      "Cross-Origin-Opener-Policy",
      "Cross-Origin-Resource-Policy",
    ])
      expect(files[file]).toContain(name);
    expect(files[file]).toContain(policy);
    expect(files[file]).toContain("max-age=31536000, immutable");
  },
);

test("other spellings of each page lead to its canonical path", () => {
  for (const { path } of routes.filter((route) => route.path !== "/"))
    expect(files._redirects).toContain(`${path}.html ${path} 301\n`);
});

test("former paths lead to the page of today on every host", () => {
  const moved = [{ from: "/old-page", to: "/services" }] as const;
  const below = { ...site, basePath: "/base" };
  const files = hostFiles(policy, below, [...moved]);
  for (const file of [
    "_redirects",
    ...carriers.slice(1),
    ".hosts/cloudfront-function.js",
  ]) {
    expect(files[file]).toMatch(/old-page[\s\S]{1,40}\/base\/services/);
  }
});

test("below a base path every file names it", () => {
  const below = hostFiles(policy, { ...site, basePath: "/some/path" });
  for (const file of [...carriers, ".hosts/cloudfront-function.js"])
    expect(below[file]).toContain("/some/path");
});

test("CloudFront gets the same headers as the others", () => {
  for (const value of [policy, "63072000", "same-origin", "camera=()"])
    expect(files[".hosts/cloudfront-headers.json"]).toContain(value);
});

test.each([
  ["/", "/index.html"],
  ["/services", "/services.html"],
  ["/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
  ["/robots.txt", "/robots.txt"],
  ["/services/", "a redirect to /services"],
  ["/services.html", "a redirect to /services"],
  ["/services/index.html", "a redirect to /services"],
  ["/index.html", "a redirect to /"],
])("CloudFront answers %s with %s", (uri, expected) => {
  expect(cloudfront(uri)).toBe(expected);
});

test("CloudFront keeps the query of a redirected path", () => {
  const querystring = {
    utm_source: { value: "mail" },
    tag: { value: "b", multiValue: [{ value: "a" }, { value: "b" }] },
  };

  expect(cloudfront("/services/", querystring)).toBe(
    "a redirect to /services?utm_source=mail&tag=a&tag=b",
  );
});

/** The file that CloudFront looks for, or where it sends the visitor. */
function cloudfront(uri: string, querystring: object = {}): string {
  const source = files[".hosts/cloudfront-function.js"];
  const handler = new Function("event", `${source}; return handler(event);`);
  const { headers, ...request } = handler({ request: { uri, querystring } });
  return headers ? `a redirect to ${headers.location.value}` : request.uri;
}
