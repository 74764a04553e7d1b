import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import querystring from "node:querystring";
import { distance } from "fastest-levenshtein";
import postcss from "postcss";
import sharp from "sharp";
import type { ExportFolder, Page } from "@/lib/export/export-folder";
import { allElements, parseHtml } from "@/lib/export/html";
import { canonicalPath } from "@/lib/site/canonical-path";
import { directives } from "@/lib/site/policy";

/** What a finished page loads in vain: the policy blocks it, or it is not in the folder. */
export function loadErrors(page: Page, folder: ExportFolder): string[] {
  const base = pageUrl(page, folder);
  const { origin } = new URL(base);
  const all = directives(folder);
  const errors = listLoads(page, all).flatMap(({ name, place, written }) => {
    const isOfPage = /^(|#.*|about:.*)$/.test(written.trim());
    if (isOfPage || !URL.canParse(written, base)) return [];
    const url = new URL(written, base);
    const { allows = [], instead } = all[name] ?? {};
    const isOwn = url.origin === origin;
    const names = [url.origin, url.protocol, isOwn && "'self'"];
    const reason = allows.some((one) => names.includes(one))
      ? isOwn && findMissing(url, folder)
      : [`the policy blocks it: ${name}`, instead].filter(Boolean).join("; ");
    return reason ? [`${page.file}: ${place} (${reason})`] : [];
  });
  // The styles of the first block stand in the page twice.
  return [...new Set(errors)];
}

/** Ids that stand twice in a page, and all that a page names and the site does not have: elements, pages, linked files. */
export function idErrors(pages: readonly Page[], folder: ExportFolder) {
  const all = pages.map((page) => ({
    ...page,
    url: new URL(pageUrl(page, folder)),
    ids: idsIn(page.$),
  }));
  return all.flatMap((page) => {
    const twice = page.ids.filter((id, index) => page.ids.indexOf(id) < index);
    const missing = allElements(page.$).flatMap(({ tagName, attribs }) =>
      Object.entries(attribs).flatMap(([name, value]) =>
        reasons(name, value, page)
          .filter(Boolean)
          .map((reason) => `<${tagName} ${name}="${value}"> (${reason})`),
      ),
    );
    const errors = [
      ...twice.map((id) => `the id “${id}” stands twice`),
      ...missing,
    ];
    // A link may stand in header, drawer and footer.
    return [...new Set(errors)].map((error) => `${page.file}: ${error}`);
  });

  function reasons(name: string, value: string, page: Target) {
    if (name === "href") return [deadLink(value, page)];
    if (idNames.test(name))
      return (value.match(/\S+/g) ?? []).map((id) => missingId(id, page));
    const references = value.matchAll(/url\(["']?#([^"')]+)/g);
    return [...references].map(([, id = ""]) => deadFragment(id, page));
  }

  function deadLink(href: string, { url }: Target) {
    if (!URL.canParse(href, url.href)) return;
    const { origin, pathname, hash } = new URL(href, url);
    const isOfSite = `${pathname}/`.startsWith(`${folder.basePath}/`);
    if (origin !== url.origin || !isOfSite) return;
    const path = canonicalPath(pathname);
    const target = all.find((one) => canonicalPath(one.url.pathname) === path);
    if (target) return deadFragment(hash.slice(1), target);
    if (!existsSync(outFile(pathname, folder)))
      return "the site has neither a page nor a file of this path";
  }
}

type Target = { file: string; ids: readonly string[]; url: URL };

/** The attributes with ids of elements of the same page. */
const idNames =
  /^(aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)|commandfor|for|form|headers|itemref|list|popovertarget)$/;

/** Why a browser finds nothing for the fragment of a URL, which may name an id, the top or, behind ":~:", a text. */
function deadFragment(fragment: string, page: Omit<Target, "url">) {
  const name = fragment.replace(/:~:.*/, "");
  const id = querystring.unescape(name);
  if (name && !page.ids.includes(name) && !/^top$/i.test(id))
    return missingId(id, page);
}

/** The error of an id that a page does not have, with those that are most like it. */
function missingId(id: string, { file, ids }: Omit<Target, "url">) {
  if (ids.includes(id)) return;
  const nearest = [...ids]
    .sort((one, other) => distance(one, id) - distance(other, id))
    .slice(0, 3)
    .map((one) => `#${one}`);
  return `no element of ${file} has the id “${id}”; the nearest are ${nearest.join(", ") || "none"}`;
}

/** Why browsers do not show a drawing: it is no XML. */
export async function drawingErrors(file: string, { out }: ExportFolder) {
  const error = await sharp(join(out, file))
    .metadata()
    .then(
      () => "",
      ({ message }: Error) => message,
    );
  // Browsers give a size of their own to a drawing that has none.
  const isShown = !error || error.includes("bad dimensions");
  return isShown ? [] : [`${file}: browsers cannot read it (${error})`];
}

/** All URLs of a page that a browser loads, each with its directive, and the tag or the style that names it. */
function listLoads({ $ }: Page, all: ReturnType<typeof directives>) {
  const found: { name: string; place: string; written: string }[] = [];
  for (const [name, { loads = {} }] of Object.entries(all))
    for (const [selector, attribute] of Object.entries(loads))
      for (const { tagName, attribs } of $.root().find(selector).get())
        for (const written of urlsIn(attribute, attribs[attribute])) {
          const place = `<${tagName} ${attribute}="${written.slice(0, 120)}">`;
          found.push({ name, place, written });
        }
  for (const style of $("style").get()) {
    const sheet = postcss.parse($(style).text());
    // Browsers ignore all that stand behind another rule, as in a page's joined styles.
    sheet.walkAtRules("import", (rule) => {
      found.push({ name: "style-src", place: `${rule}`, written: "import:" });
    });
    sheet.walkDecls(({ prop, value, parent }) => {
      for (const [, written = ""] of value.matchAll(
        /url\(["']?(.*?)["']?\)/g,
      )) {
        const isFont = `${parent}`.startsWith("@font-face");
        const name = isFont ? "font-src" : "img-src";
        const place = `${prop}: url(${written.slice(0, 120)}) in the styles`;
        found.push({ name, place, written });
      }
    });
  }
  return found;
}

function urlsIn(attribute: string, value = ""): string[] {
  if (attribute !== "srcset") return [value];
  return value.split(/(?:\s+[\d.]+[wx])?\s*,\s+|\s+[\d.]+[wx],?/);
}

function findMissing({ pathname, hash }: URL, folder: ExportFolder) {
  const { basePath } = folder;
  const file = outFile(pathname, folder);
  if (!pathname.startsWith(`${basePath}/`) || !existsSync(file))
    return `out has no such file${basePath && ` below ${basePath}`}; put it into public`;
  if (!hash || !file.endsWith(".svg")) return;
  const ids = idsIn(parseHtml(readFileSync(file, "utf8")));
  return deadFragment(hash.slice(1), { file: basename(file), ids });
}

function idsIn($: Page["$"]): string[] {
  return $("[id]")
    .get()
    .flatMap(({ attribs }) => attribs.id ?? []);
}

function pageUrl({ route }: Page, { siteUrl, basePath }: ExportFolder): string {
  return `${siteUrl}${basePath}${route?.path ?? "/404"}`;
}

function outFile(pathname: string, { out, basePath }: ExportFolder): string {
  // A malformed escape stays as it is.
  return join(out, querystring.unescape(pathname.slice(basePath.length + 1)));
}
