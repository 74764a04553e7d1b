import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lookup } from "mrmime";
import { headersFor, parseHeadersFile } from "@/lib/export/steps/headers";
import { type Host, listen } from "./host";

/** What a host does with a path: serve a file, redirect, or nothing. */
type Decision = { file: string } | { location: string } | undefined;
type Exists = (file: string) => boolean;
type Rules = (path: string, exists: Exists) => Decision;

/**
 * Hosts that cannot run here, by the rules that they publish for how a path becomes a file.
 * The rules of Cloudflare Pages are those of its asset server; GitHub's and Amazon's are documented behaviour.
 */
export const simulated: Host[] = [
  simulate("Cloudflare Pages (rules)", cloudflarePages, {
    ownNotFoundPage: true,
    ownHeaders: true,
  }),
  simulate("GitHub Pages (rules)", gitHubPages, { ownNotFoundPage: true }),
  simulate("S3 website (rules)", s3Website, { ownNotFoundPage: true }),
  simulate(
    "S3 behind CloudFront, with the function of .hosts (rules)",
    cloudFront,
    { ownNotFoundPage: true },
  ),
];

/** The one kind of host that needs something done: an object store knows only exact names. */
export const bareObjectStore = simulate(
  "S3 without website and function (rules)",
  objectStore,
);

function cloudflarePages(path: string, exists: Exists): Decision {
  if (path.endsWith("/index.html"))
    return { location: path.slice(0, -"index.html".length) };
  if (path.endsWith(".html") && exists(path))
    return { location: path.slice(0, -".html".length) };
  const bare = path.slice(0, -1);
  const isFolder = exists(`${path}index.html`);
  if (path.endsWith("/") && !isFolder && exists(`${bare}.html`))
    return { location: bare };
  return gitHubPages(path, exists);
}

function gitHubPages(path: string, exists: Exists): Decision {
  const isPage = !path.endsWith("/") && exists(`${path}.html`);
  return isPage && !exists(path)
    ? { file: `${path}.html` }
    : s3Website(path, exists);
}

function s3Website(path: string, exists: Exists): Decision {
  const file = path.endsWith("/") ? `${path}index.html` : path;
  if (exists(file)) return { file };
  return exists(`${path}/index.html`) ? { location: `${path}/` } : undefined;
}

function objectStore(path: string, exists: Exists): Decision {
  return exists(path) ? { file: path } : undefined;
}

/** The rules of a bucket behind CloudFront are the function that the site ships. */
function cloudFront(path: string, exists: Exists): Decision {
  const { uri, headers } = cloudFrontFunction()(path);
  if (headers) return { location: headers.location.value };
  return objectStore(uri, exists);
}

/** The function that the site ships for CloudFront: what it makes of a path. */
export function cloudFrontFunction() {
  const source = readFileSync(
    resolve("out/.hosts/cloudfront-function.js"),
    "utf8",
  );
  const handler = new Function(`${source}; return handler;`)() as (event: {
    request: { uri: string; querystring: object };
  }) => { uri: string; headers?: { location: { value: string } } };
  return (uri: string) => handler({ request: { uri, querystring: {} } });
}

function simulate(
  name: string,
  decide: Rules,
  own: Pick<Host, "ownNotFoundPage" | "ownHeaders"> = {},
): Host {
  return {
    name,
    ...own,
    start: async (root, port) => {
      const exists = (file: string) =>
        statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ??
        false;
      const sent = own.ownHeaders
        ? parseHeadersFile(await readFile(join(root, "_headers"), "utf8"))
        : [];
      return listen(async (request, response) => {
        const { pathname, search } = new URL(
          request.url ?? "/",
          "http://localhost",
        );
        const path = decodeURIComponent(pathname);
        const decision = decide(path, exists);
        if (decision && "location" in decision) {
          response.writeHead(302, { Location: decision.location + search });
          return response.end();
        }
        const file =
          decision?.file ?? (own.ownNotFoundPage ? "/404.html" : undefined);
        response.writeHead(decision ? 200 : 404, {
          "Content-Type": lookup(file ?? "") ?? "text/plain",
          ...(own.ownHeaders && headersFor(path, sent)),
        });
        response.end(file && (await readFile(join(root, file))));
      }, port);
    },
  };
}
