import { parseHtml } from "@/lib/publish/export/html";
import { addFont } from "./page-font";

jest.mock("@/lib/publish/assets/cut-font", () => ({
  cutFont: async (_face: object, text: string) => Buffer.from(text),
}));
jest.mock("@/lib/publish/assets/font-styles", () => ({
  stylesInUse: () => [{}],
}));
jest.mock("@/lib/content/brand/font-files", () => {
  const face = { weight: [400], stretch: [100] };
  const faces = [
    { ...face, isItalic: false, has: (letter: string) => letter !== "z" },
    { ...face, isItalic: false, has: (letter: string) => letter === "z" },
    { ...face, isItalic: true, has: () => true },
  ];
  return {
    readFonts: () => ({ family: "A", faces }),
    facesFor: (_faces: object, { isItalic }: { isItalic: boolean }) =>
      faces.filter((one) => one.isItalic === isItalic),
  };
});

const textsOfFonts = async (first: string) => {
  const $ = parseHtml(
    `<header>Head</header><main><section><h1>${first}</h1></section><p>Far below</p></main>`,
  );
  await addFont({ file: "a.html", $ });
  return $('script[type="font/woff2"]')
    .get()
    .map((script) => atob($(script).text()));
};

const text = "A heading as long as the first screen of a page. ".repeat(3);

test("a page has the letters of its first screen, and no others", async () => {
  expect(await textsOfFonts(text)).toEqual([`Head${text}`]);
});

test("a page has the letters of a second file in a second font", async () => {
  expect(await textsOfFonts(`${text}zz`)).toEqual([`Head${text}`, "zz"]);
});

test("a page has the italic letters of its first screen in a font of their own", async () => {
  const [, italic] = await textsOfFonts(`${text}<i>Sloping</i>`);
  expect(italic).toBe("Sloping");
});
