import { richTextLinks, richTextPieces } from "./rich-text";

test.each([
  [
    "[kolam](https://example.com/Kolam_(art))",
    "https://example.com/Kolam_(art)",
  ],
  ["(see [kolam](/kolam)) (or not)", "/kolam"],
  ["[kolam](/kolam(art)", "/kolam(art"],
])("the link of %s is %s", (text, href) => {
  expect(richTextLinks(text)).toEqual([href]);
});

test.each([
  ["**3** years and **20** people", ["3", "20"]],
  ["Plan **A** or **a * b** or **B**", ["A", "a * b", "B"]],
])("%s has the bold words %j", (text, words) => {
  const bold = richTextPieces(text).filter(({ kind }) => kind === "bold");
  expect(bold.map((piece) => piece.text)).toEqual(words);
});
