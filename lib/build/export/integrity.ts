import { integrityOf } from "./hash";
import { formatAttributes, replaceElements, replaceLinks } from "./html";
import { readAsset, type Site } from "./site";

/** Gives every tag that names a script or a stylesheet the hash of the file, so that a changed file is refused. */
export function addIntegrity(html: string, site: Site): string {
  const withLinks = replaceLinks(html, ({ source, attributes }) => {
    const { rel, href } = attributes;
    const isCode = rel === "stylesheet" || rel === "modulepreload";
    if (!isCode || !href) return source;
    const integrity = integrityOf(readAsset(href, site));
    return `<link${formatAttributes({ ...attributes, integrity })}/>`;
  });
  return replaceElements(
    withLinks,
    "script",
    ({ source, attributes, content }) => {
      if (!attributes.src) return source;
      const integrity = integrityOf(readAsset(attributes.src, site));
      return `<script${formatAttributes({ ...attributes, integrity })}>${content}</script>`;
    },
  );
}
