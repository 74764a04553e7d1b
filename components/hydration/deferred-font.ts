/**
 * The font that the loader left out of the first view on a slow connection, and fetched afterwards. A route change
 * shows another page, so the font comes with it and moves nothing that is being read.
 */
let font: FontFace | undefined;

/** Reads the font for the next route change, if its file has arrived. */
export function loadDeferredFont() {
  const rule = deferredStyle()?.sheet?.cssRules[0];
  const file = document.querySelector<HTMLLinkElement>("link[as=font]");
  if (
    font ||
    !file ||
    performance.getEntriesByName(file.href).length === 0 ||
    !(rule instanceof CSSFontFaceRule)
  )
    return;
  const value = (name: string) => rule.style.getPropertyValue(name);
  font = new FontFace(value("font-family"), value("src"), {
    weight: value("font-weight"),
    stretch: value("font-stretch"),
  });
  // Without it the text stays as it is.
  font.load().catch(() => {});
}

/** Shows the font, if it is there in full. */
export function showDeferredFont() {
  const style = deferredStyle();
  if (font?.status !== "loaded" || !style) return;
  document.fonts.add(font);
  // The rule itself would still be too late: its font is optional.
  style.sheet?.deleteRule(0);
  style.media = "";
}

function deferredStyle() {
  return document.querySelector<HTMLStyleElement>("style[media^='(']");
}
