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
  const media = "components/media";
  const drawings = listFiles(media).filter((file) => file.endsWith(".svg"));
  for (const file of drawings) {
    const svg = readColors("light").fill(drawingSource(`${media}/${file}`));
    expect(svg).not.toContain("var(");
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
  }
});
