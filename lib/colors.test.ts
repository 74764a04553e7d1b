import { listFiles } from "@/lib/node/list-files";
import { readColors } from "./colors";
import { drawingSource } from "./svg-file";

test("themes and surfaces have colours of their own", () => {
  const { color } = readColors("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
  expect(readColors("dark").color("--paper")).not.toBe(color("--paper"));
});

test("every drawing refers to colours of the brand", () => {
  const media = "components/media";
  const drawings = listFiles(media).filter((file) => file.endsWith(".svg"));
  for (const file of drawings)
    expect(
      readColors("light").fill(drawingSource(`${media}/${file}`)),
    ).not.toContain("var(");
});
