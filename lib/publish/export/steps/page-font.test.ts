import type { FontFace, FontStyle } from "@/lib/content/brand/font-files";
import { parseHtml } from "@/lib/publish/export/html";
import { addFont } from "./page-font";

jest.mock("@/lib/publish/assets/cut-font", () => ({
  cutFont: async (
    { file, has }: FontFace,
    text: string,
    _format: string,
    features: string[],
  ) =>
    Buffer.from([file, [...text].filter(has).join(""), ...features].join(" ")),
}));
jest.mock("@/lib/publish/assets/joined-characters", () => ({
  withJoined: async ({ has }: FontFace, letters: string, text: string) =>
    [...letters, text.includes("TQ") ? "Q" : ""].filter(has).join(""),
}));
jest.mock("@/lib/content/brand/font-files", () => {
  const face = { weight: [400], stretch: [100], isItalic: false };
  const faces = [
    { ...face, file: "regular", has: (letter: string) => letter !== "z" },
    { ...face, file: "second", has: (letter: string) => letter === "z" },
    { ...face, file: "bold", has: () => true, weight: [700] },
    { ...face, file: "italic", has: () => true, isItalic: true },
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

type Parts = { early: string; late: string };

/** The letters in a page from each file: those in its head, and those behind its first block. */
const fontsOf = async (main: string, locale = "en", css = "") => {
  const $ = parseHtml(
    `<head><style>${css}</style></head><body><header>Head</header><main><section><p>${"Text ".repeat(20)}</p></section>${main}</main></body>`,
  );
  await addFont({ file: "a.html", $ }, { locale, carriedToast: "Ø" });
  const fonts: Record<string, Parts> = {};
  for (const script of $('script[type="font/woff2"]').get()) {
    const text = Buffer.from($(script).text(), "base64").toString();
    const [file = "", letters = ""] = text.split(/ (.*)/s);
    fonts[file] ??= { early: "", late: "" };
    const isEarly = $(script).is("head *");
    fonts[file][isEarly ? "early" : "late"] = letters;
  }
  return fonts;
};

const all = (parts?: Parts) => `${parts?.early}${parts?.late}`;

test.each([
  ["text far below", "<p>Q</p>", "Q"],
  ["the names of choices", "<option label=Q></option>", "Q"],
  ["what a field asks for", "<input placeholder=Ж>", "Ж"],
  ["the name of a picture that does not load", "<img alt=Q>", "Q"],
  ["what a script shows later", `<div data-settings='{"sent":"Q"}'>`, "Q"],
  ["a link on paper", "<a href=https://q.example/?Q>Head</a>", "?"],
  ["what a visitor types", "<textarea></textarea>", "~"],
])("a page has the letters of %s", async (_kind, main, letter) => {
  const { regular } = await fontsOf(main);
  expect(all(regular)).toContain(letter);
});

test("a page has the letters of the toast that a form sends along", async () => {
  const { regular } = await fontsOf("");
  expect(all(regular)).toContain("Ø");
});

test("a page has no letters that only programs read", async () => {
  const { regular } = await fontsOf("<p class=Q id=Q></p><script>Q</script>");
  expect(all(regular)).not.toContain("Q");
});

test("a page has the digits in which its language counts", async () => {
  const { regular } = await fontsOf("", "ar-EG");
  for (const digit of "٠١٢٣٤٥٦٧٨٩") expect(all(regular)).toContain(digit);
});

test("a page has the characters that its stylesheet adds", async () => {
  const { regular } = await fontsOf("", "en", 'li::before { content: "→" }');
  expect(all(regular)).toContain("→");
});

test("a page has the marks that browsers draw around quotes", async () => {
  const { regular } = await fontsOf("<q>Well</q>");
  for (const mark of "“”„«»「」") expect(all(regular)).toContain(mark);
});

test("a page has figures of one width if its stylesheet asks for them", async () => {
  const css = "b { font-variant-numeric: tabular-nums }";
  const pages = await Promise.all([fontsOf(""), fontsOf("", "en", css)]);
  expect(pages.map(({ regular }) => regular?.early.endsWith(" tnum"))).toEqual([
    false,
    true,
  ]);
});

test("the letters of the first block are in front of it, all others behind it", async () => {
  const { regular } = await fontsOf("<p>Quite a text</p>");
  for (const letter of "HeadTxt") {
    expect(regular?.early).toContain(letter);
    expect(regular?.late).not.toContain(letter);
  }
  expect(regular?.early).not.toContain("Q");
  expect(regular?.late).toContain("Q");
});

test("a letter that is joined to one of the first block is in front of it", async () => {
  const { regular } = await fontsOf("<p>TQ</p>");
  expect(regular?.early).toContain("Q");
  expect(regular?.late).not.toContain("Q");
});

test("a page has the letters of a second file in a second font", async () => {
  const { second } = await fontsOf("az");
  expect(all(second)).toBe("z");
});

test("a page has a bold font for its text, not for what visitors type", async () => {
  const { bold } = await fontsOf("<input>z");
  expect(all(bold)).toContain("Head");
  expect(all(bold)).not.toContain("~");
});

test("a page has its italic letters in a font of their own", async () => {
  const { italic } = await fontsOf("<i>Stop</i>");
  expect(all(italic)).toBe("Stop");
});
