import { formatAttributes, insertAfterCharset, replaceLinks } from "./html";

/**
 * Lets the font wait for the boot script's word, which knows how fast the line is: browsers hold the first paint for a
 * preloaded font. Without script it is fetched at once. The tag comes first, where the boot script finds it.
 */
export function patientFont(html: string): string {
  let font = "";
  const rest = replaceLinks(html, ({ source, attributes }) => {
    if (attributes.rel !== "preload" || attributes.as !== "font") return source;
    font = `<link${formatAttributes({ ...attributes, media: "(scripting: none)" })}/>`;
    return "";
  });
  if (!font) throw new Error("The page preloads no font.");
  return insertAfterCharset(rest, font);
}
