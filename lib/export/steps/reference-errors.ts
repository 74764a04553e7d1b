import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import querystring from "node:querystring";
import postcss from "postcss";
import sharp from "sharp";
import type { ExportFolder, Page } from "@/lib/export/export-folder";
import { allElements, parseHtml } from "@/lib/export/html";
import { directives } from "@/lib/site/policy";

/** What a finished page loads in vain: the policy blocks it, or it is not in the folder. */
export function loadErrors(page: Page, folder: ExportFolder): string[] {
  const base = `${folder.siteUrl}${folder.basePath}${page.route?.path ?? "/"}`;
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

/** Ids that stand twice in a page, and those that it names but does not have. */
export function idErrors({ file, $ }: Page): string[] {
  const all = $("[id]").get();
  const ids = all.map(({ attribs }) => fragment(attribs.id));
  const twice = all.filter(
    ({ attribs }, index) => ids.indexOf(fragment(attribs.id)) < index,
  );
  const missing = allElements($).flatMap(({ attribs }) =>
    Object.entries(attribs).flatMap(([name, value]) => {
      const pattern =
        name === "href" ? /^#(?!top$)(.+)/ : /url\(["']?#([^"')]+)/;
      const id = pattern.exec(value)?.[1];
      return !id || ids.includes(fragment(id)) ? [] : [{ id, name }];
    }),
  );
  return [
    ...twice.map(({ attribs }) => `the id “${attribs.id}” stands twice`),
    ...missing.map(
      ({ id, name }) => `no element has the id “${id}”, which ${name} names`,
    ),
  ].map((error) => `${file}: ${error}`);
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
  const { out, basePath } = folder;
  // A malformed escape stays as it is.
  const name = querystring.unescape(pathname.slice(basePath.length + 1));
  if (!pathname.startsWith(`${basePath}/`) || !existsSync(join(out, name)))
    return `out has no such file${basePath && ` below ${basePath}`}; put it into public`;
  if (!hash || !name.endsWith(".svg")) return;
  const $ = parseHtml(readFileSync(join(out, name), "utf8"));
  if (!$("[id]").is((_, { attribs }) => fragment(attribs.id) === hash))
    return `no element of the file has the id of ${hash}`;
}

/** An id as the URLs of browsers write it. */
function fragment(id = ""): string {
  return new URL(`#${id}`, "page:/").hash;
}
