import { cp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Build } from "@/lib/publish/export/build";
import { bundleRelay } from "@/lib/relay/bundle-relay";
import { escapePath, type HostLayout, hostLayout } from "./layout";

/** What Vercel deploys after a build there, in its Build Output API: the site, and the relay as a function. */
export async function writeVercelOutput(
  build: Build,
  output = resolve(".vercel/output"),
): Promise<void> {
  const relay = join(output, "functions/send-email.func");
  const settings = {
    runtime: `nodejs${process.versions.node.split(".")[0]}.x`,
    handler: "index.mjs",
    launcherType: "Nodejs",
    shouldAddHelpers: false,
    // The relay responds within 30 seconds.
    maxDuration: 60,
  };
  const write = (path: string, content: object) =>
    writeFile(path, JSON.stringify(content));
  await rm(output, { recursive: true, force: true });
  await cp(build.out, join(output, "static", build.basePath), {
    recursive: true,
  });
  await bundleRelay(
    "lib/relay/vercel/send-email.ts",
    join(relay, settings.handler),
    build.siteUrl,
  );
  await write(join(relay, ".vc-config.json"), settings);
  await write(join(output, "config.json"), vercelRoutes(hostLayout(build)));
}

/** Headers, redirects and the path of each page. Vercel revalidates files for which no rule sets a cache header. */
export function vercelRoutes(layout: HostLayout) {
  const { basePath, rules, pages, redirects, otherSpellings } = layout;
  /** The first is for every path, the others are for parts of pages. */
  const headerRoutes = rules.map(({ path, headers }) => ({
    src: `^${escapePath(path).replace(/\*$/, ".*")}$`,
    headers,
    continue: true,
  }));
  return {
    version: 3,
    routes: [
      ...headerRoutes.slice(0, 1),
      ...[
        ...redirects,
        ...otherSpellings,
        ...pages.map((page) => [`${page}/`, page] as const),
      ].map(([from, to]) => ({
        // As browsers send it.
        src: `^${escapePath(encodeURI(from))}$`,
        status: 308,
        headers: { Location: encodeURI(to) },
      })),
      { handle: "filesystem" },
      // What follows is for files that exist. Browsers would keep any other answer for a year.
      { handle: "hit" },
      // Without `important`, the policy of the first route stays.
      ...headerRoutes.slice(1).map((part) => ({ ...part, important: true })),
      { handle: "error" },
      { src: "^/.*$", status: 404, dest: `${basePath}/404.html` },
    ],
    overrides: Object.fromEntries(
      pages.map((page) => [`${page.slice(1)}.html`, { path: page.slice(1) }]),
    ),
  };
}
