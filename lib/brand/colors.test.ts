import { readFileSync } from "node:fs";
import { parse } from "postcss";
import { listFiles } from "@/lib/node/list-files";
import { readColors } from "./colors";

test("themes and surfaces have colours of their own", () => {
  const { color } = readColors("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
  expect(readColors("dark").color("--paper")).not.toBe(color("--paper"));
});

test("no stylesheet of the components writes a colour", () => {
  const colors: string[] = [];
  for (const file of listFiles("components").filter((name) =>
    name.endsWith(".css"),
  ))
    parse(readFileSync(`components/${file}`, "utf8")).walkDecls(
      ({ prop, value }) => {
        if (/#[0-9a-f]{3,8}\b|\b(rgb|hsl|okl..)\(/i.test(value))
          colors.push(`${file}: ${prop}: ${value}`);
      },
    );
  expect(colors).toEqual([]);
});
