/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { makePictures } from "./make";
import { readManifest } from "./manifest";
import { limits } from "./settings";

// Encoding takes a while on a machine with other work.
jest.setTimeout(30_000);

test("a picture is made in both formats at the widths of its folder, never wider than its source", async () => {
  const root = await site({ "portfolio/wide.png": [900, 675] });
  await makePictures(root);
  const { variants, width, height } = picture(root, "portfolio/wide.png");
  expect(
    variants.map((variant) => `${variant.format} ${variant.width}`),
  ).toEqual(["avif 600", "webp 600", "avif 900", "webp 900"]);
  expect([width, height]).toEqual([900, 675]);
});

test("every file name carries the hash of its content, and every file is there", async () => {
  const root = await site({ "collage/tile.png": [700, 700] });
  await makePictures(root);
  for (const { file } of picture(root, "collage/tile.png").variants) {
    expect(file).toMatch(/^img\/tile-\d+\.[0-9a-f]{8}\.(avif|webp)$/);
    expect(existsSync(path.join(root, "public", file))).toBe(true);
  }
});

test("the placeholder has the colour that fills most of the picture", async () => {
  const root = await site({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  const { colour = "" } = picture(root, "collage/tile.png");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(String(colour).slice(start, start + 2), 16),
  );
  // The dominant colour comes from a histogram of coarse steps.
  expect(Math.abs(red - 214)).toBeLessThan(16);
  expect(Math.abs(green - 59)).toBeLessThan(16);
  expect(Math.abs(blue - 34)).toBeLessThan(16);
});

test("a second run with nothing changed writes nothing", async () => {
  const root = await site({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  const before = times(root);
  const outcome = await makePictures(root);
  expect(outcome.made).toEqual([]);
  expect(outcome.kept).toEqual(["images/collage/tile.png"]);
  expect(times(root)).toEqual(before);
});

test("a lost file is made again", async () => {
  const root = await site({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  const lost = path.join(root, "public", firstFile(root, "collage/tile.png"));
  rmSync(lost);
  await makePictures(root);
  expect(existsSync(lost)).toBe(true);
});

test("a changed source replaces its files, and those of a picture that is no longer named go", async () => {
  const root = await site({
    "collage/one.png": [64, 64],
    "collage/two.png": [64, 64],
  });
  await makePictures(root);
  await draw(root, "collage/one.png", [80, 80]);
  writeContent(root, ["collage/one.png"]);
  const outcome = await makePictures(root);
  expect(outcome.made).toEqual(["images/collage/one.png"]);
  expect(outcome.removed).toHaveLength(4);
  expect(readdirSync(path.join(root, "public/img")).join()).not.toMatch("two");
});

test("a drawing is copied as it is, with whole numbers for its shape", async () => {
  const root = await site({});
  const folder = path.join(root, "content/images/scenes");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "belt.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 3"/>',
  );
  writeContent(root, ["scenes/belt.svg"]);
  await makePictures(root);
  const { width, height, variants } = picture(root, "scenes/belt.svg");
  expect([width, height]).toEqual([600, 300]);
  expect(variants[0]?.file).toMatch(/^img\/belt\.[0-9a-f]{8}\.svg$/);
});

test("a missing file is refused with the content file and the path in it", async () => {
  const root = await site({});
  writeContent(root, ["portfolio/nowhere.png"]);
  await expect(makePictures(root)).rejects.toThrow(
    'content/home.json at items.0.img: "images/portfolio/nowhere.png": there is no such file in content/.',
  );
});

test("a file that is no picture is refused with the place that names it", async () => {
  const root = await site({ "portfolio/broken.png": [64, 64] });
  writeFileSync(path.join(root, "content/images/portfolio/broken.png"), "text");
  await expect(makePictures(root)).rejects.toThrow(
    /^content\/home\.json at items\.0\.img: .*cannot be read as a picture\.$/,
  );
});

test("a source that is far too wide is refused with its measures", async () => {
  const root = await site({ "portfolio/poster.png": [limits.side + 1, 2] });
  await expect(makePictures(root)).rejects.toThrow(
    /items\.0\.img: .*measures 6001 x 2 pixels; up to 6000 a side/,
  );
});

test("a content file with a syntax error keeps the pictures it names", async () => {
  const root = await site({ "portfolio/one.png": [64, 64] });
  const file = path.join(root, "content/home.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("}", ",}"));
  expect((await makePictures(root)).made).toEqual(["images/portfolio/one.png"]);
});

test("all problems are told at once", async () => {
  const root = await site({});
  writeContent(root, ["portfolio/one.png", "portfolio/two.png"]);
  await expect(makePictures(root)).rejects.toThrow(/one\.png.*\n.*two\.png/);
});

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** A folder with sources of the given sizes and a content file that names them all. */
async function site(sources: Record<string, [number, number]>) {
  const root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  roots.push(root);
  mkdirSync(path.join(root, "content"));
  for (const [source, size] of Object.entries(sources)) {
    await draw(root, source, size);
  }
  writeContent(root, Object.keys(sources));
  return root;
}

async function draw(root: string, source: string, size: [number, number]) {
  const file = path.join(root, "content/images", source);
  mkdirSync(path.dirname(file), { recursive: true });
  const [width, height] = size;
  await sharp({
    create: { width, height, channels: 3, background: "#d63b22" },
  }).toFile(file);
}

function writeContent(root: string, sources: string[]) {
  const items = sources.map((source) => ({
    img: `images/${source}`,
    alt: "A picture",
  }));
  writeFileSync(
    path.join(root, "content/home.json"),
    JSON.stringify({ items }),
  );
}

function picture(root: string, source: string) {
  const found = readManifest(root)[`images/${source}`];
  if (!found) throw new Error(`${source} is not in the manifest`);
  return found;
}

function firstFile(root: string, source: string): string {
  return picture(root, source).variants[0]?.file ?? "";
}

function times(root: string) {
  const folder = path.join(root, "public/img");
  return [
    path.join(root, ".cache/images.json"),
    ...readdirSync(folder).map((name) => path.join(folder, name)),
  ].map((file) => statSync(file).mtimeMs);
}
