import {
  formatAttributes,
  insertAfterCharset,
  replaceElements,
  replaceLinks,
} from "../export/html";

const WITHOUT_SCRIPT = "(scripting: none)";

/**
 * Lets the font wait for the boot script's word, which knows how fast the line is: browsers hold the first paint for a
 * preloaded font, and lay the page out again for one that comes later, even if they do not use it. Without script it is
 * fetched at once. Preload and declaration come first, where the boot script finds them.
 */
export function patientFont(html: string): string {
  let font = "";
  const rest = replaceLinks(html, ({ source, attributes }) => {
    if (attributes.rel !== "preload" || attributes.as !== "font") return source;
    if (font) throw new Error("The page preloads more than one font.");
    font = `<link${formatAttributes({ ...attributes, media: WITHOUT_SCRIPT })}/>`;
    return "";
  });
  if (!font) throw new Error("The page preloads no font.");
  let declaration = "";
  const bare = replaceElements(rest, "style", ({ source }) =>
    source.replace(/@font-face\{[^}]*\burl\([^}]*\}/g, (rule) => {
      declaration += rule;
      return "";
    }),
  );
  if (!declaration) throw new Error("The page's styles declare no font.");
  return insertAfterCharset(
    bare,
    `${font}<style media="${WITHOUT_SCRIPT}">${declaration}</style>`,
  );
}
