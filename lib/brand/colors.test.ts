import { readFileSync } from "node:fs";
import { parse } from "postcss";
import sharp from "sharp";
import { listFiles } from "@/lib/node/list-files";
import { readColors } from "./colors";
import { drawingSource } from "./svg-file";

test("themes and surfaces have colours of their own", () => {
  const { color } = readColors("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
  expect(readColors("dark").color("--paper")).not.toBe(color("--paper"));
});

test("every drawing is valid XML in colours of the brand", async () => {
  const brand = "content/brand";
  const drawings = listFiles(brand).filter((file) => file.endsWith(".svg"));
  for (const file of drawings) {
    const svg = readColors("light").fill(drawingSource(`${brand}/${file}`));
    expect(svg).not.toContain("var(");
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
  }
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
