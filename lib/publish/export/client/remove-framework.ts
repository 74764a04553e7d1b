import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import type { Build, Page } from "@/lib/publish/export/build";
import { inlineScripts } from "@/lib/publish/export/html";

/**
 * Removes from a page what only the framework reads in a browser: its scripts, their data, preloads, comments and the
 * empty element in which it hides what it streams. Puts its stylesheets into the page, so that the first paint waits
 * for one response only (about 200 ms less on a phone). What a component writes itself stays.
 */
export function removeFramework({ file, $ }: Page, build: Build) {
  const files = `^="${build.basePath}/_next/"`;
  const scripts = $(`script[src${files}], script#_R_`);
  if (scripts.length === 0)
    throw new Error(`${file} has no scripts of the framework.`);
  const sheets = $(`link[rel=stylesheet][href${files}]`)
    .get()
    .map((link) => {
      const url = new URL(link.attribs.href ?? "", build.siteUrl);
      const name = url.pathname.slice(build.basePath.length);
      return inPage(readFileSync(join(build.out, name), "utf8"), url);
    });
  scripts.remove();
  $(inlineScripts)
    .filter((_, script) => /^\(?self\.__next_f\b/.test($(script).text()))
    .remove();
  $(`link[href${files}]`).remove();
  // React preloads pictures of the page.
  for (const { attribs } of $("img").get())
    $("link[rel=preload][as=image]")
      .filter((_, link) => link.attribs.href === attribs.src)
      .remove();
  $("div[hidden]:empty").remove();
  $.root()
    .find("*")
    .addBack()
    .contents()
    .filter((_, { type }) => type === "comment")
    .remove();
  $("head").append($("<style>").text(sheets.join("")));
}

/** The text of a stylesheet for the inside of a page, with URLs that do not depend on the stylesheet's own. */
function inPage(css: string, url: URL): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /(?<=url\((["']?))\.[^"')]*(?=\1\))/g,
      (path) => new URL(path, url).pathname,
    );
  });
  const text = sheet.toString().trim();
  if (text.includes("</style"))
    throw new Error(`${url.pathname} ends its element.`);
  return text;
}
