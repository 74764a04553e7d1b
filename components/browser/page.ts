/**
 * The script in every exported page, at the end of its first block. What cannot wait runs at once, and the behaviours
 * start when the page is parsed. The build tells it the files of the code that loads later.
 */
import "@/components/browser/inline/show-canonical-path";
import "@/components/browser/inline/keep-presses";
import "@/components/browser/inline/open-details";
import "@/components/browser/inline/scroll-to-target";
import "@/components/browser/inline/show-leaving";
import type { LateCode, LateName } from "./late-code";
import { inTime } from "./load-in-time";
import { start } from "./start";

/** The URLs of each module of `late-code.ts` and of the code that it shares with others, its own first. */
declare const FILES: Record<LateName, string[]>;

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a file once, before it is imported: some browsers remember that an import has failed and never try again.
 * The import then takes it from the cache.
 */
function fetchFile(file: string, options: RequestInit): Promise<unknown> {
  const known = fetched.get(file);
  if (known) return known;
  const fetching = fetch(file, options).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.blob();
  });
  fetched.set(file, fetching);
  fetching.catch(() => fetched.delete(file));
  return fetching;
}

function fetchAll(name: LateName, options: RequestInit) {
  return Promise.all(FILES[name].map((file) => fetchFile(file, options)));
}

/**
 * Imports code, and once more if that fails: browsers end the requests of a page that is being left. The next frame comes
 * while the page waits for the next one, or when the visitor comes back. The second request does not take a 404 from the
 * browser's cache: some hosts let it keep a file that was missing for a minute as missing for a year.
 */
async function load(name: LateName) {
  async function attempt(cache: RequestCache) {
    await fetchAll(name, { priority: "high", cache });
    return import(FILES[name][0] as string);
  }
  return attempt("default").catch(async () => {
    await new Promise(requestAnimationFrame);
    return attempt("reload");
  });
}

/** The page then has the code without the network, whatever the host says of caching. */
function keepModule(href: string) {
  const link = { rel: "modulepreload", href };
  document.head.append(Object.assign(document.createElement("link"), link));
}

const late: LateCode = {
  load: (name) => inTime(load(name)),
  fetchAhead: (name) => {
    fetchAll(name, { priority: "low" }).then(
      () => FILES[name].forEach(keepModule),
      () => {},
    );
  },
};

addEventListener("DOMContentLoaded", startWhenSeen);

/** A prerendered page waits for its visitor. */
function startWhenSeen() {
  if (document.prerendering)
    document.addEventListener("prerenderingchange", startWhenSeen, {
      once: true,
    });
  else start(document, late);
}
