import { missingCharacters } from "./font-files";

test("the font has the letters of Europe and the signs of prices and measures", () => {
  expect(
    missingCharacters(
      "Größe, garçon, España, Łódź, Škoda, İstanbul, ₹ € £ ° × ™ ® ½",
    ),
  ).toEqual([]);
  expect(missingCharacters("नम aक 日")).toEqual(["न", "म", "क", "日"]);
});
