import { readFileSync } from "node:fs";
import { parse } from "postcss";
import { listFiles } from "@/lib/node/list-files";

const sheets = listFiles("components").filter((file) =>
  /(?<!tokens)\.css$/.test(file),
);

test("no stylesheet but tokens.css writes a colour", () => {
  const colors: string[] = [];
  for (const file of sheets)
    parse(readFileSync(`components/${file}`, "utf8")).walkDecls(
      ({ prop, value }) => {
        if (/#[0-9a-f]{3,8}\b|\b(rgb|hsl|okl..)\(/i.test(value))
          colors.push(`${file}: ${prop}: ${value}`);
      },
    );
  expect(colors).toEqual([]);
});
