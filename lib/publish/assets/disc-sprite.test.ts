import sharp from "sharp";
import {
  COLUMNS,
  DISC_SIZE,
  discColumns,
} from "@/lib/content/brand/disc-columns";
import { writeBrand } from "@/lib/content/brand/testing/write-brand";
import { discSpriteJob } from "./disc-sprite";

test("a browser that decodes the sprite finds a drawing in each of its columns", async () => {
  const { pixel, pitch } = await decodeSprite();
  const isEmpty = (left: number) => {
    for (let y = 0; y < DISC_SIZE; y++)
      for (let x = left; x < left + DISC_SIZE; x++)
        if (pixel(x, y)[3]) return false;
    return true;
  };
  const empty = discColumns.filter((_name, index) => isEmpty(index * pitch));
  expect(pitch).toBeGreaterThan(DISC_SIZE);
  expect(empty).toEqual([]);
});

test("a drawing as a design program exports it has its own colours and fills its column", async () => {
  const svg = (attributes: string, color: string) =>
    `<?xml version="1.0"?><svg ${attributes} viewBox="0 0 48 48" xmlns="http://www.w3.org/2000/svg"><style>.st0{fill:url(#a)}</style><linearGradient id="a"><stop stop-color="${color}"/></linearGradient><rect width="48" height="48" class="st0"/></svg>`;
  const [first, second] = discColumns.map(
    (name) => `content/brand/drawings/discs/${name}.svg`,
  );
  writeBrand({
    [`${first}`]: svg('width="240" height="240" fill="none"', "#ff0000"),
    [`${second}`]: svg(
      'x="0px" y="0px" style="enable-background:new 0 0 48 48;"',
      "#0000ff",
    ),
  });
  const { pixel, pitch } = await decodeSprite();
  for (const x of [0, DISC_SIZE / 2, DISC_SIZE + 3])
    expect(pixel(x, 120)).toEqual([255, 0, 0, 255]);
  for (const x of [-4, DISC_SIZE / 2])
    expect(pixel(pitch + x, 120)).toEqual([0, 0, 255, 255]);
});

test("there may be 36 drawings and no more", () => {
  const [name = ""] = discColumns;
  discColumns.push(...Array(36 - discColumns.length).fill(name));
  expect(discSpriteJob).not.toThrow();
  discColumns.push(name);
  expect(discSpriteJob).toThrow("found 37 drawings; expected at most 36");
});

async function decodeSprite() {
  let sprite: Buffer | undefined;
  await discSpriteJob().make((_file, data) => {
    sprite = data;
  });
  const { data, info } = await sharp(sprite)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * 4;
    return [...data.subarray(start, start + 4)];
  };
  const pitch = (info.width - DISC_SIZE) / (COLUMNS - 1);
  return { pixel, pitch };
}
