import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { partHeaders, securityHeaders } from "./headers";
import { hostFiles } from "./host-files";
import { escapePath, hostLayout } from "./layout";
import { vercelRoutes } from "./vercel-output";

const build = {
  ...exampleBuild,
  basePath: "/base",
  redirects: [{ from: "/old-page", to: "/shop" }],
};
const files = hostFiles(build);
const carriers = ["_headers", ".htaccess", ".hosts/nginx.conf"];

test.each(carriers)("%s sends the headers for security and caching", (file) => {
  for (const name of [
    "Content-Security-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
  ])
    expect(files[file]).toMatch(new RegExp(`${name}:? "?[\\w$]`));
  expect(files[file]).toContain("frame-ancestors 'none'");
  expect(files[file]).toContain("max-age=31536000, immutable");
  expect(files[file]).not.toMatch(/sha\d+-/);
});

const spellings = ["", "/", ".html", "/index.html", "/index"].map(
  (end) => `old-page${end}`,
);

test.each([
  ...spellings.flatMap((old) => [
    ["_redirects", `/base/${old} /base/shop 301!\n`],
    ["_redirects", `/base/${old} /base/shop 301\n`],
    [".htaccess", `RewriteRule ^${escapePath(old)}$ /base/shop [R=301,L]\n`],
    [
      ".hosts/nginx.conf",
      `location = /base/${old} {\n  return 301 /base/shop$is_args$args;\n}`,
    ],
  ]),
  ["_redirects", "/base/shop.html /base/shop 301\n"],
  ["_redirects", "/base/thank-you.html /base/thank-you 301\n"],
])("%s redirects another spelling or a former path", (file, rule) => {
  expect(files[file]).toContain(rule);
});

test("a redirect to /شبكة is sent encoded", () => {
  const name = "شبكة";
  const redirects = [{ from: `/${name}-1`, to: `/${name}` }];
  const other = { ...exampleBuild, redirects };
  const path = encodeURI(`/${name}`);
  expect(hostFiles(other)._redirects).toContain(`${path}-1 ${path} 301\n`);
  expect(hostFiles(other)[".hosts/nginx.conf"]).toContain(`301 ${path}$is`);
  const rule = { src: `^${path}-1$`, headers: { Location: path } };
  const { routes } = vercelRoutes(hostLayout(other));
  expect(routes).toContainEqual({ ...rule, status: 308 });
});

test("redirects of Netlify and Cloudflare have fixed targets", () => {
  const lines = String(files._redirects).trim().split("\n");
  for (const line of lines) expect(line).toMatch(/^\S+ (?:\/[\w.~-]+)+ 301!?$/);
});

test("Vercel sends every header, redirects to canonical paths, caches parts only if their files exist and shows the site's own 404 page", () => {
  const routes = build.routes.slice(0, 2);
  const layout = hostLayout({ ...build, routes });
  const rule = (src: string, headers: object) => ({
    src,
    headers,
    continue: true,
  });
  const redirect = (from: string, to: string) => ({
    src: `^${from}$`,
    status: 308,
    headers: { Location: to },
  });
  expect(vercelRoutes(layout)).toEqual({
    version: 3,
    routes: [
      rule("^/.*$", securityHeaders),
      ...spellings.map((old) =>
        redirect(escapePath(`/base/${old}`), "/base/shop"),
      ),
      redirect("/base/index\\.html", "/base"),
      redirect("/base/index", "/base"),
      redirect("/base/shop\\.html", "/base/shop"),
      redirect("/base/shop/index\\.html", "/base/shop"),
      redirect("/base/shop/index", "/base/shop"),
      redirect("/base/shop/", "/base/shop"),
      { handle: "filesystem" },
      { handle: "hit" },
      { ...rule("^/base/_next/static/.*$", partHeaders), important: true },
      { ...rule("^/base/img/.*$", partHeaders), important: true },
      { handle: "error" },
      { src: "^/.*$", status: 404, dest: "/base/404.html" },
    ],
    overrides: { "base/shop.html": { path: "base/shop" } },
  });
});

test("signs of a path that patterns use stand for themselves", () => {
  const pattern = new RegExp(`^${escapePath("/c++/v1.0")}$`);
  expect("/c++/v1.0").toMatch(pattern);
  expect("/c++/v1-0").not.toMatch(pattern);
});
