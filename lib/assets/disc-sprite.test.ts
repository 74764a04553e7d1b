import sharp from "sharp";
import { DISC_SIZE, discColumns, discSpriteJob } from "./disc-sprite";

test("a browser that decodes the sprite finds a drawing in each of its columns", async () => {
  let sprite: Buffer | undefined;
  await discSpriteJob().make((_file, data) => {
    sprite = data;
  });
  const { data, info } = await sharp(sprite)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pitch = (info.width - DISC_SIZE) / (discColumns.length - 1);
  const isEmpty = (left: number) => {
    for (let y = 0; y < DISC_SIZE; y++)
      for (let x = left; x < left + DISC_SIZE; x++)
        if (data[(y * info.width + x) * 4 + 3]) return false;
    return true;
  };
  const empty = discColumns.filter((_name, index) => isEmpty(index * pitch));
  expect(pitch).toBeGreaterThan(DISC_SIZE);
  expect(empty).toEqual([]);
});
