import { readFileSync } from "node:fs";
import { charactersIn, fontFiles, missingCharacters } from "./font-files";

test("base.css declares each further font file with the characters that it has", () => {
  const css = readFileSync("components/layout/base.css", "utf8").replace(
    /\s+/g,
    "",
  );
  for (const { file, range } of fontFiles.slice(1))
    expect(css).toMatch(
      new RegExp(`${file}[^}]*unicode-range:${range.replaceAll("+", "\\+")};`),
    );
});

test("the font has the letters of Europe and the signs of prices and measures", () => {
  expect(
    missingCharacters(
      "Größe, garçon, España, Łódź, Škoda, İstanbul, ₹ € £ ° × ™ ® ½",
    ),
  ).toEqual([]);
  expect(missingCharacters("नम aक 日")).toEqual(["न", "म", "क", "日"]);
});

test("characters are found in a range by their code", () => {
  expect(charactersIn("a₹b€", "U+20B9-20BA,u+61")).toEqual(["a", "₹"]);
});
