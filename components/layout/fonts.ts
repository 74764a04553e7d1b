import localFont from "next/font/local";

/** The one font file: Anek Latin, weights 400 to 700, widths 100 to 125 per cent. Its fallbacks stand in base.css. */
export const anek = localFont({
  src: "./fonts/anek-latin-subset.woff2",
  weight: "400 700",
  declarations: [{ prop: "font-stretch", value: "100% 125%" }],
  variable: "--font-anek",
  display: "swap",
  adjustFontFallback: false,
});
