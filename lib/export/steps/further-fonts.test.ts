import { parseHtml, serializeHtml } from "../html";
import { dropUnusedFonts } from "./further-fonts";

const rule = (range: string) =>
  `@font-face{font-family:A;src:url(/${range}.woff2);unicode-range:${range}}`;

const page = (text: string) => ({
  file: "page.html",
  tree: parseHtml(
    `<style>a{b:c}${rule("u+fc")}${rule("U+20B9")}</style><p>${text}</p>`,
  ),
});

test("every page declares a font for characters that one page has, and no other", () => {
  const pages = [page("Müller"), page("Miller")];
  dropUnusedFonts(pages);
  for (const { tree } of pages)
    expect(serializeHtml(tree)).toContain(
      `<style>a{b:c}${rule("u+fc")}</style>`,
    );
});
