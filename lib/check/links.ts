import { existsSync } from "node:fs";
import { caseId } from "@/lib/content/pages";
import { richTextLinks } from "@/lib/content/rich-text";
import { explainHref, hrefPattern } from "@/lib/content/schemas/field-types";
import { canonicalPath } from "@/lib/site/canonical-path";
import { fileName } from "./content-issue";
import { fieldName, listTexts, type Source, type Text } from "./source";
import { findClosest } from "./suggestions";
import type { Targets } from "./targets";

/** Findings of links to pages, anchors, projects, pictures and files that do not exist, and of former paths in use. */
export function deadLinks(text: Text, targets: Targets) {
  const { key, value, field, source } = text;
  if (field.contentMediaType)
    return richTextLinks(value).map((href) => {
      const wrong = hrefPattern.test(href)
        ? deadEnd(href, source, targets)
        : { expected: explainHref(href) };
      return wrong && { found: href, ...wrong };
    });
  if (key === "href") return [deadEnd(value, source, targets)];
  if (key === "formerPaths") return [usedFormerPath(text, targets)];
  if (value.startsWith("images/")) return [missingPicture(value, targets)];
  const place = fieldName(text);
  if (place === "home.work.projects.*")
    return [missingProject(value, targets, "a project")];
  if (place === "testimonials.testimonials.*.case")
    return [missingProject(value, targets, "a project with a case")];
  return [];
}

function deadEnd(href: string, source: Source, { pages, isKnown }: Targets) {
  if (!/^[/#]/.test(href) || href === "#privacy") return undefined;
  const [, path = "", anchor] =
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
    const moved = pages.find(({ file }) => given === `/${file}`);
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
  if (anchor === undefined || page.anchors.includes(anchor)) return undefined;
  if (!isKnown(page.file)) return undefined;
  const meant = findClosest(anchor, page.anchors);
  return {
    expected: `an anchor of ${page.path}: ${page.anchors.map((name) => `#${name}`).join(", ")}`,
    suggestion: meant && `"${path}#${meant}"`,
  };
}

function usedFormerPath(
  { value, source, path }: Text,
  { sources, pages }: Targets,
) {
  const [first] = [...sources.values()]
    .flatMap(listTexts)
    .filter((other) => other.key === "formerPaths" && other.value === value);
  // A host that serves /services.html as /services, or a disk on which /Services is the same file, would redirect the
  // page to itself.
  const own = canonicalPath(value).toLowerCase();
  const isPage = pages.some((page) => page.path === own);
  const isFile = ["", ".html"].some((end) =>
    existsSync(`public${value}${end}`),
  );
  const isTaken = isPage || isFile || isPathOfFile(value);
  if (!isTaken && first?.source === source && `${first.path}` === `${path}`)
    return undefined;
  return {
    expected:
      "a path that is no page, no file of the site and no other page’s former path",
  };
}

function missingPicture(path: string, { images }: Targets) {
  if (images.includes(path)) return undefined;
  const meant = findClosest(path, images);
  return {
    expected: `a picture that lies in content/${path.slice(0, path.lastIndexOf("/") + 1)} (capital letters count)`,
    suggestion: meant && `"${meant}"`,
  };
}

function missingProject(
  id: string,
  { pages, isKnown }: Targets,
  what: "a project" | "a project with a case",
) {
  const ids = pages
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ projects, anchors }) =>
      projects.filter(
        (one) => what === "a project" || anchors.includes(caseId(one)),
      ),
    );
  if (ids.includes(id) || !isKnown()) return undefined;
  const meant = findClosest(id, ids);
  return {
    expected: `the id of ${what} of a published landing page: ${ids.join(", ")}`,
    suggestion: meant && `"${meant}"`,
  };
}

/** Whether the build writes a file or function other than a page at this path. No redirect can start there. */
export function isPathOfFile(path: string): boolean {
  return /^\/(404(\.html)?|preview(\.html)?|send-email|.+\.(txt|xml|webmanifest|json|br|gz)|_headers|_redirects|\.htaccess|\.hosts\/.+|(favicon|icon|apple-touch-icon)[\w-]*\.\w+|(_next|img|og)\/.+)$/i.test(
    path,
  );
}
