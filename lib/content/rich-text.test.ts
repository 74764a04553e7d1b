import { richTextLinks } from "./rich-text";

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
