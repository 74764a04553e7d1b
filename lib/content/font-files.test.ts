import { fontFiles, hasCharacter, missingCharacters } from "./font-files";

test("the font has the letters of Europe and the signs of prices and measures", () => {
  expect(
    missingCharacters(
      "Größe, garçon, España, Łódź, Škoda, İstanbul, ₹ € £ ° × ™ ® ½",
    ),
  ).toEqual([]);
  expect(missingCharacters("नम aक 日")).toEqual(["न", "म", "क", "日"]);
});

test("the first file has the characters of English, a further one the sign of the rupee", () => {
  const filesWith = (character: string) =>
    fontFiles.flatMap((file, index) =>
      hasCharacter(file, character) ? [index] : [],
    );
  expect(filesWith("a")).toEqual([0]);
  expect(filesWith("…")).toEqual([0]);
  expect(filesWith("₹")).not.toContain(0);
});
