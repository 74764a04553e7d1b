import type { ExportFolder } from "@/lib/export/export-folder";
import { exampleFolder as folder } from "@/lib/export/testing/example-folder";
import { hostFiles } from "./host-files";
import { hostLayout } from "./layout";
import { vercelRoutes } from "./vercel-output";

const output = ".vercel/output/config.json";
const carriers = [
  "_headers",
  "vercel.json",
  ".htaccess",
  ".hosts/nginx.conf",
  output,
];
/** The files of all hosts, and what Vercel deploys beside them. */
const filesOf = (folder: ExportFolder): Record<string, string> => ({
  ...hostFiles(folder),
  [output]: JSON.stringify(vercelRoutes(hostLayout(folder))),
});
const files = filesOf(folder);

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
    expect(files[file]).toContain(name);
  expect(files[file]).toContain("frame-ancestors 'none'");
  expect(files[file]).toContain("max-age=31536000, immutable");
  expect(files[file]).not.toMatch(/sha\d+-/);
});

test("other spellings of each page redirect to its canonical path", () => {
  for (const { path } of folder.routes.filter((route) => route.path !== "/"))
    expect(files._redirects).toContain(`${path}.html ${path} 301\n`);
});

test("former paths redirect to the present page on every host", () => {
  const redirects = [{ from: "/old-page", to: "/shop" }];
  const files = filesOf({ ...folder, basePath: "/base", redirects });
  for (const file of ["_redirects", ...carriers.slice(1)]) {
    expect(files[file]).toMatch(/old-page[\s\S]{1,40}\/base\/shop/);
  }
});

test("every file contains the base path", () => {
  const below = filesOf({ ...folder, basePath: "/some/path" });
  for (const file of carriers) expect(below[file]).toContain("/some/path");
});

test("redirects of Netlify, Cloudflare and Vercel have fixed targets", () => {
  const lines = String(files._redirects).trim().split("\n");
  const { redirects, ...vercel } = JSON.parse(String(files["vercel.json"]));
  const targets = [
    ...lines.map((line) => line.split(" ")[1]),
    ...redirects.map((rule: { destination: string }) => rule.destination),
  ];
  for (const target of targets)
    expect(target).toMatch(/^\/$|^(?:\/[\w.~-]+)+$/);
  expect(vercel).not.toHaveProperty("cleanUrls");
  expect(vercel).not.toHaveProperty("trailingSlash");
});
