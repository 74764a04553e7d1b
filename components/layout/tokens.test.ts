import { readdirSync, readFileSync } from "node:fs";
import { parse } from "postcss";

const sheets = readdirSync("components", {
  recursive: true,
  encoding: "utf8",
}).filter((file) => /(?<!tokens)\.css$/.test(file));

test("no style sheet but tokens.css writes a colour", () => {
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

test("no class composes another outside of a rule at the top level, which the dev server rejects", () => {
  const nested: string[] = [];
  for (const file of sheets)
    parse(readFileSync(`components/${file}`, "utf8")).walkDecls(
      "composes",
      ({ parent, source }) => {
        if (parent?.parent?.type !== "root")
          nested.push(`${file}:${source?.start?.line}`);
      },
    );
  expect(nested).toEqual([]);
});
