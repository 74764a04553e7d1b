import { existsSync } from "node:fs";
import { basename } from "node:path";
import { landingFolder } from "@/lib/content/pages";
import { richTextLinks } from "@/lib/content/rich-text";
import {
  hrefExpected,
  hrefPattern,
  picturePath,
} from "@/lib/content/schemas/field-types";
import { valueAt } from "@/lib/content/walk";
import { canonicalPath } from "@/lib/site/canonical-path";
import { fileName } from "./describe";
import { takenIds } from "./files";
import { fieldAt } from "./json-schemas";
import { listTexts, type Source, type Text } from "./source";
import { findClosest } from "./suggestions";
import type { Targets } from "./targets";

/** Findings of links to pages, projects, pictures and files that do not exist, and of former paths in use. */
export function deadLinks(text: Text, targets: Targets) {
  const { value, field, source } = text;
  if (field.contentMediaType)
    return richTextLinks(value).map((href) => {
      const wrong = wrongLink(href, source, targets);
      return wrong && { found: href, ...wrong };
    });
  switch (field.refersTo) {
    case undefined:
      return [];
    case "page":
      return [deadEnd(value, source, targets)];
    case "path":
    case "former path":
      return [takenPath(text, targets)];
    case "picture":
      return [missingPicture(value, targets)];
    default:
      return [missingProject(value, targets, field.refersTo)];
  }
}

export function wrongLink(href: string, source: Source, targets: Targets) {
  return hrefPattern.test(href)
    ? deadEnd(href, source, targets)
    : { expected: hrefExpected };
}

/** The build looks for all other anchors in the finished pages. */
function deadEnd(href: string, source: Source, { pages, sources }: Targets) {
  if (!/^[/#]/.test(href) || href === "#privacy") return undefined;
  const [, path = "", anchor = ""] =
    /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const here = pages.find(({ file }) => file === source.name);
  const page = path ? pages.find((one) => one.path === path) : here;
  if (!path && !page)
    return {
      expected: "a page before the #, since this text shows on several pages",
    };
  if (!page) {
    const paths = pages.map((one) => one.path);
    const given = path.replace(/\/$|\.html$/g, "");
    const moved = pages.find(({ file }) => given === `/${basename(file)}`);
    const meant = moved?.path ?? findClosest(given, paths);
    return {
      expected: `a page of this site: ${paths.join(", ")}${/\.(?!html$)\w+$/.test(path) ? "; a file to download is linked where it lies, by https://" : ""}`,
      suggestion: meant && `"${meant}${anchor ? `#${anchor}` : ""}"`,
    };
  }
  if (page.isDraft && !here?.isDraft)
    return {
      expected: `a page that is published; ${fileName(page.file)} is a draft, and ${fileName(source.name)} is none`,
    };
  // A section has the name of its field in the page's file, or of a shared file and its list.
  const from = [page.file, anchor]
    .map((name) => sources.get(name))
    .find((one) => one && fieldAt(one.schema, [anchor]));
  const value = valueAt(from?.filled, [anchor]) ?? [];
  if (!from || Object(value).length !== 0) return undefined;
  return {
    expected: `a section that ${page.path} has; the content leaves “${anchor}” out`,
    because: fileName(from.name),
  };
}

function takenPath(
  { value, source, path, field: { refersTo } }: Text,
  { sources, pages }: Targets,
) {
  const [first] = [...sources.values()]
    .flatMap(listTexts)
    .filter(
      (other) => other.field.refersTo === refersTo && other.value === value,
    );
  // A host that serves /services.html as /services, or a disk on which /Services is the same file, would redirect the
  // page to itself.
  const own = canonicalPath(value).toLowerCase();
  const isPage = pages.some(
    ({ file, path }) =>
      path === own && !(refersTo === "path" && file === source.name),
  );
  const isFile = ["", ".html"].some((end) =>
    existsSync(`public${value}${end}`),
  );
  // A redirect would hide the relay as a function, and browsers keep what is in img. The build finds its own files.
  const isReserved =
    refersTo === "path"
      ? takenIds.has(own.slice(1))
      : /^\/(send-email|img)$/.test(own);
  const isTaken = isPage || isFile || isReserved;
  if (!isTaken && first?.source === source && `${first.path}` === `${path}`)
    return undefined;
  return {
    expected:
      "a path that is no page, no file of the site and no other page’s former path",
  };
}

export function missingPicture(path: string, { images }: Targets) {
  if (images.includes(path)) return undefined;
  const { error } = picturePath("").safeParse(path);
  if (error) return { expected: String(error.issues[0]?.message) };
  const meant = findClosest(path, images);
  return {
    expected: `a picture that lies in content/${path.slice(0, path.lastIndexOf("/") + 1)} (capital letters count)`,
    suggestion: meant && `"${meant}"`,
  };
}

function missingProject(
  id: string,
  { pages }: Targets,
  what: "project" | "case",
) {
  const ids = pages
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ projects }) => projects)
    .filter(({ hasCase }) => hasCase || what === "project")
    .map((project) => project.id);
  if (ids.includes(id)) return undefined;
  const meant = findClosest(id, ids);
  return {
    expected: `the id of a project${what === "case" ? " with a case" : ""} of a published landing page: ${ids.join(", ") || "none has one"}`,
    suggestion: meant && `"${meant}"`,
    because: `content/${landingFolder}`,
  };
}
