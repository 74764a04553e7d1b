import localFont from "next/font/local";

/**
 * The font of all pages: Anek Latin, weights 400 to 700, widths 100 to 125 per cent. Its fallbacks stand in base.css.
 * Kerning is that of weight 620 and width 112 throughout, which takes 10 kB off the file.
 * The straight apostrophe of fixed strings has the glyph of the curly one.
 * "optional" is the only way of loading that never moves the text: preloaded, the file is in time on a good line. On a
 * slow one the loader lets the first view go without it, and it is there from the first route change on. Main headings
 * have a font of their own in every page.
 */
export const anek = localFont({
  src: "./fonts/anek-latin-subset.woff2",
  weight: "400 700",
  declarations: [{ prop: "font-stretch", value: "100% 125%" }],
  variable: "--font-anek",
  display: "optional",
  adjustFontFallback: false,
});
