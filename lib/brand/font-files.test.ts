import { missingCharacters } from "./font-files";

test("the font has the letters of European languages and common signs", () => {
  expect(
    missingCharacters(
      "Größe, garçon, España, Łódź, Škoda, İstanbul, ₹ € £ ° × ™ ® ½",
    ),
  ).toEqual([]);
  expect(missingCharacters("नम aक 日")).toEqual(["न", "म", "क", "日"]);
});
