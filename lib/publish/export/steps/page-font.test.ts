import type { FontFace, FontStyle } from "@/lib/content/brand/font-files";
import { parseHtml } from "@/lib/publish/export/html";
import { addFont } from "./page-font";

jest.mock("@/lib/publish/assets/cut-font", () => ({
  cutFont: async (
    { has }: FontFace,
    text: string,
    _format: string,
    features: string[],
  ) => Buffer.from([...text].filter(has).join("") + features.join("")),
}));
jest.mock("@/lib/content/brand/font-files", () => {
  const face = { weight: [400], stretch: [100], isItalic: false };
  const faces = [
    { ...face, has: (letter: string) => letter !== "z" },
    { ...face, has: (letter: string) => letter === "z" },
    { ...face, has: () => true, weight: [700] },
    { ...face, has: () => true, isItalic: true },
  ];
  return {
    ...jest.requireActual("@/lib/content/brand/font-files"),
    readFonts: () => ({ family: "A", faces }),
    facesFor: (_faces: object, style: FontStyle) =>
      faces.filter(
        ({ weight, isItalic }) =>
          weight.includes(style.weight) && isItalic === !!style.isItalic,
      ),
  };
});

const fontsOf = async (main: string, locale = "en", css = "") => {
  const $ = parseHtml(
    `<head><style>${css}</style></head><body><header>Head</header><main>${main}</main></body>`,
  );
  await addFont({ file: "a.html", $ }, { locale, carriedToast: "Ø" });
  return $('script[type="font/woff2"]')
    .get()
    .map((script) => Buffer.from($(script).text(), "base64").toString());
};

test.each([
  ["text far below", "<section>First</section><p>Q</p>", "Q"],
  ["the names of choices", "<option label=Q></option>", "Q"],
  ["what a field asks for", "<input placeholder=Ж>", "Ж"],
  ["the name of a picture that does not load", "<img alt=Q>", "Q"],
  ["what a script shows later", `<div data-settings='{"sent":"Q"}'>`, "Q"],
  ["a link on paper", "<a href=https://q.example/?Q>Head</a>", "?"],
  ["what a visitor types", "<textarea></textarea>", "~"],
])("a page has the letters of %s", async (_kind, main, letter) => {
  const [font] = await fontsOf(main);
  expect(font).toContain(letter);
});

test("a page has the letters of the toast that a form sends along", async () => {
  const [font] = await fontsOf("");
  expect(font).toContain("Ø");
});

test("a page has no letters that only programs read", async () => {
  const [font] = await fontsOf("<p class=Q id=Q>Text</p><script>Q</script>");
  expect(font).not.toContain("Q");
});

test("a page has the digits in which its language counts", async () => {
  const [font] = await fontsOf("", "ar-EG");
  for (const digit of "٠١٢٣٤٥٦٧٨٩") expect(font).toContain(digit);
});

test("a page has the characters that its stylesheet adds", async () => {
  const [font] = await fontsOf("", "en", 'li::before { content: "→" }');
  expect(font).toContain("→");
});

test("a page has the marks that browsers draw around quotes", async () => {
  const [font] = await fontsOf("<q>Well</q>");
  for (const mark of "“”„«»「」") expect(font).toContain(mark);
});

test("a page has figures of one width if its stylesheet asks for them", async () => {
  const css = "b { font-variant-numeric: tabular-nums }";
  const fonts = await Promise.all([fontsOf(""), fontsOf("", "en", css)]);
  expect(fonts.map(([font]) => font?.endsWith("tnum"))).toEqual([false, true]);
});

test("a page has the letters of a second file in a second font", async () => {
  const [, second] = await fontsOf("azz");
  expect(second).toBe("zz");
});

test("a page has a bold font for its text, not for what visitors type", async () => {
  const [, , bold] = await fontsOf("<input>z");
  expect(bold).toContain("Head");
  expect(bold).not.toContain("~");
});

test("a page has its italic letters in a font of their own", async () => {
  const fonts = await fontsOf("<i>Sloping</i>");
  expect(fonts).toContain("Sloping");
});
