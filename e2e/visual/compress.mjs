// Keeps the committed pictures small: 128 colours are within the tolerance of the comparison.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const folder = new URL("pictures/", import.meta.url);
for (const name of readdirSync(folder)) {
  if (!name.endsWith(".png")) continue;
  const file = new URL(name, folder);
  const small = await sharp(readFileSync(file))
    .png({ palette: true, colours: 128, dither: 0, effort: 10 })
    .toBuffer();
  if (small.length < readFileSync(file).length) writeFileSync(file, small);
}
