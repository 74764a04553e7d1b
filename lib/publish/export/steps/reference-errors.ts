import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import querystring from "node:querystring";
import { distance } from "fastest-levenshtein";
import postcss from "postcss";
import sharp from "sharp";
import {
  type Build,
  type FinishedPage,
  htmlFile,
  type Page,
  type Reference,
} from "@/lib/publish/export/build";
import { allElements, parseHtml } from "@/lib/publish/export/html";
import { canonicalPath } from "@/lib/site/canonical-path";
import { directives } from "@/lib/site/policy";

type Directives = ReturnType<typeof directives>;

/** What a page loads and links to of this site, and errors for what the policy blocks. */
export function listReferences(page: Page, build: Build) {
  const base = `${build.siteUrl}${build.basePath}${page.route?.path ?? "/"}`;
  const { origin } = new URL(base);
  const all: Directives = { ...directives(build), link: links };
  const references: Reference[] = [];
  const errors = new Set<string>();
  for (const { name, place, written } of listLoads(page, all)) {
    const isOfPage = /^(|#.*|about:.*)$/.test(written.trim());
    if (isOfPage || !URL.canParse(written, base)) continue;
    const url = new URL(written, base);
    const { allows = [], instead } = all[name] ?? {};
    const isOwn = url.origin === origin;
    if (name === "link" && !(isOwn && isBelowBase(url, build))) continue;
    const names = [url.origin, url.protocol, isOwn && "'self'"];
    if (!allows.some((one) => names.includes(one))) {
      const reason = [`the policy blocks it: ${name}`, instead];
      errors.add(`${place} (${reason.filter(Boolean).join("; ")})`);
    } else if (isOwn) references.push({ place, url: url.href });
  }
  return { references, errors };
}

/** What finished pages load or link to in vain: the site does not have it. */
export function referenceErrors(
  pages: readonly Pick<FinishedPage, "file" | "ids" | "references">[],
  build: Build,
): string[] {
  const idsOf = new Map(pages.map(({ file, ids }) => [file, ids]));
  const errors = pages.flatMap(({ file, references }) =>
    references.flatMap(({ place, url }) => {
      const reason = findMissing(new URL(url), build, idsOf);
      return reason ? [`${file}: ${place} (${reason})`] : [];
    }),
  );
  // The styles of the first block stand in the page twice, and links in header, drawer and footer.
  return [...new Set(errors)];
}

/** Links are no loads. Those to other sites may lead anywhere. */
const links = { allows: ["'self'"], loads: { "a, area": "href" } };

/** Ids that stand twice in a page, and those that it names but does not have. */
export function idErrors({ $ }: Pick<Page, "$">): string[] {
  const ids = idsIn($);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  const missing = allElements($).flatMap(({ tagName, attribs }) =>
    Object.entries(attribs).flatMap(([name, value]) => {
      const reasons = idNames.test(name)
        ? (value.match(/\S+/g) ?? []).map((id) => missingId(id, ids))
        : fragmentsIn(name, value).map((part) => deadFragment(part, ids));
      const place = `<${tagName} ${name}="${value}">`;
      return reasons.flatMap((one) => (one ? `${place} (${one})` : []));
    }),
  );
  return [...twice.map((id) => `the id “${id}” stands twice`), ...missing];
}

/** The attributes with ids of elements of the same page. */
const idNames =
  /^(aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)|commandfor|for|form|headers|itemref|list|popovertarget)$/;

function fragmentsIn(name: string, value: string): string[] {
  const pattern = name === "href" ? /^#(.*)/g : /url\(["']?#([^"')]+)/g;
  return [...value.matchAll(pattern)].map(([, part = ""]) => part);
}

/** Why a browser finds nothing for the end of a URL, which may name an id, the top or, behind ":~:", a text. */
function deadFragment(part: string, ids: string[]): string | undefined {
  const name = part.replace(/:~:.*/, "");
  const id = querystring.unescape(name);
  if (name && !ids.includes(name) && !/^top$/i.test(id))
    return missingId(id, ids);
}

/** The error of an id that is not there, with those that are most like it. */
function missingId(id: string, ids: string[]): string | undefined {
  if (ids.includes(id)) return;
  const nearest = ids.toSorted((a, b) => distance(a, id) - distance(b, id));
  const like = nearest.slice(0, 3).map((one) => `#${one}`);
  return `no element has the id “${id}”; the nearest are ${like.join(", ") || "none"}`;
}

/** Why browsers do not show a drawing: it is no XML. */
export async function drawingErrors(file: string, { out }: Build) {
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
function listLoads({ $ }: Page, all: Directives) {
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

function findMissing(
  url: URL,
  build: Build,
  idsOf: Map<string, string[]>,
): string | undefined {
  const { out, basePath } = build;
  // A malformed escape stays as it is.
  const path = querystring.unescape(url.pathname.slice(basePath.length)) || "/";
  if (path === "/_next/image")
    return "next/image needs a server; use Picture of components/media";
  const file = [htmlFile(canonicalPath(path)), path.slice(1)].find((name) =>
    existsSync(join(out, name)),
  );
  if (!file || !isBelowBase(url, build))
    return `out has no such file or page${basePath && ` below ${basePath}`}; put a file into public`;
  if (url.hash && /\.(html|svg)$/.test(file)) {
    const ids =
      idsOf.get(file) ??
      idsIn(parseHtml(readFileSync(join(out, file), "utf8")));
    idsOf.set(file, ids);
    return deadFragment(url.hash.slice(1), ids);
  }
}

function isBelowBase({ pathname }: URL, { basePath }: Build): boolean {
  return `${pathname}/`.startsWith(`${basePath}/`);
}

export function idsIn($: Page["$"]): string[] {
  return $("[id]")
    .get()
    .flatMap(({ attribs }) => attribs.id ?? []);
}
