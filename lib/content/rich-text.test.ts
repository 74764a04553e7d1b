import { plainText, richTextLinks, richTextPieces } from "./rich-text";

test.each([
  [
    "[kolam](https://example.com/Kolam_(art))",
    "https://example.com/Kolam_(art)",
  ],
  ["(see [kolam](/kolam)) (or not)", "/kolam"],
  ["[kolam](/kolam(art)", "/kolam(art"],
  ["**a [kolam](/kolam) in bold**", "/kolam"],
])("the link of %s is %s", (text, href) => {
  expect(richTextLinks(text)).toEqual([href]);
});

test.each([
  ["**3** years and **20** people", ["3", "20"]],
  ["Plan **A** or **a * b** or **B**", ["A", "a * b", "B"]],
  ["**two\nlines** and **an *end***", ["two\nlines", "an *end*"]],
])("%s has the bold words %j", (text, words) => {
  const bold = richTextPieces(text).filter(({ kind }) => kind === "bold");
  expect(bold.map((piece) => piece.text)).toEqual(words);
});

test.each([
  "From ₹5,00,000*, or ₹8,00,000*. *Plus GST.",
  "₹15,000*/month, hosting ₹2,000*/month",
  "Websites from €500**, apps from €900**.",
  "ราคา*, เริ่มที่*.",
])("a footnote's asterisk marks nothing: %s", (text) => {
  expect(richTextPieces(text)).toEqual([{ kind: "text", text }]);
});

test.each([
  ["我们*真的*做", "真的"],
  ["un*believ*able", "believ"],
  ["(*see*)", "see"],
])("%s has italics inside of a word or of brackets", (text, word) => {
  expect(richTextPieces(text)).toContainEqual({ kind: "italics", text: word });
});

test("italics may hold bold words", () => {
  expect(richTextPieces("*a **b** c* or **d**")).toEqual([
    { kind: "italics", text: "a **b** c" },
    { kind: "text", text: " or " },
    { kind: "bold", text: "d" },
  ]);
});

test("plain text has a space for a line break", () => {
  expect(plainText("**two\nlines**")).toBe("two lines");
});
