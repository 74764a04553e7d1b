import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lookup } from "mrmime";
import { headersFor, parseHeadersFile } from "@/lib/build/export/headers";
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
    notFound: true,
    headers: true,
  }),
  simulate("GitHub Pages (rules)", gitHubPages, { notFound: true }),
  simulate("S3 website (rules)", s3Website, { notFound: true }),
  simulate(
    "S3 behind CloudFront, with the function of .hosts (rules)",
    undefined,
    { notFound: true },
  ),
];

/** The one kind of host that needs something done: an object store knows only exact names. */
export const bareObjectStore = simulate(
  "S3 without website and function (rules)",
  (path, exists) => (exists(path) ? { file: path } : undefined),
  { notFound: false },
);

function cloudflarePages(path: string, exists: Exists): Decision {
  if (path.endsWith("/index.html"))
    return { location: path.slice(0, -"index.html".length) };
  if (path.endsWith(".html") && exists(path))
    return { location: path.slice(0, -".html".length) };
  if (path.endsWith("/")) {
    if (exists(`${path}index.html`)) return { file: `${path}index.html` };
    const bare = path.slice(0, -1);
    return exists(`${bare}.html`) ? { location: bare } : undefined;
  }
  if (exists(path)) return { file: path };
  if (exists(`${path}.html`)) return { file: `${path}.html` };
  return exists(`${path}/index.html`) ? { location: `${path}/` } : undefined;
}

function gitHubPages(path: string, exists: Exists): Decision {
  if (path.endsWith("/"))
    return exists(`${path}index.html`)
      ? { file: `${path}index.html` }
      : undefined;
  if (exists(path)) return { file: path };
  if (exists(`${path}.html`)) return { file: `${path}.html` };
  return exists(`${path}/index.html`) ? { location: `${path}/` } : undefined;
}

function s3Website(path: string, exists: Exists): Decision {
  if (path.endsWith("/"))
    return exists(`${path}index.html`)
      ? { file: `${path}index.html` }
      : undefined;
  if (exists(path)) return { file: path };
  return exists(`${path}/index.html`) ? { location: `${path}/` } : undefined;
}

function simulate(
  name: string,
  rules: Rules | undefined,
  { notFound, headers }: { notFound: boolean; headers?: boolean },
): Host {
  return {
    name,
    ownNotFoundPage: notFound,
    ownHeaders: headers,
    start: async (root, port) => {
      const exists = (file: string) =>
        statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ??
        false;
      const decide = rules ?? (await cloudFront(root));
      const sent = headers
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
        const file = decision?.file ?? (notFound ? "/404.html" : undefined);
        response.writeHead(decision ? 200 : 404, {
          "Content-Type": lookup(file ?? "") ?? "text/plain",
          ...(headers && headersFor(path, sent)),
        });
        response.end(file && (await readFile(join(root, file))));
      }, port);
    },
  };
}

/** The rules of a bucket behind CloudFront are the function that the site ships. */
async function cloudFront(root: string): Promise<Rules> {
  const source = await readFile(
    join(root, ".hosts/cloudfront-function.js"),
    "utf8",
  );
  const handler = new Function(`${source}; return handler;`)() as (event: {
    request: { uri: string; querystring: object };
  }) => { uri: string; headers?: { location: { value: string } } };
  return (path, exists) => {
    const { uri, headers } = handler({
      request: { uri: path, querystring: {} },
    });
    if (headers) return { location: headers.location.value };
    return exists(uri) ? { file: uri } : undefined;
  };
}
