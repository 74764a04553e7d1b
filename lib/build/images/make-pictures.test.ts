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
import type { PictureFiles } from "@/components/media/picture-files";
import { report } from "@/lib/content/report";
import { makePictures } from "./make-pictures";
import { pictureIssues } from "./picture-issues";

// Encoding takes a while on a machine with other work.
jest.setTimeout(30_000);

test("a picture is made in both formats at the widths of its folder, never wider than its source, with a hash in each file's name and the main colour for its placeholder", async () => {
  const root = await site({ "portfolio/wide.png": [900, 675] });
  await makePictures(root);
  const { variants, ...rest } = picture(root, "portfolio/wide.png");
  expect(
    variants.map((variant) => `${variant.format} ${variant.width}`),
  ).toEqual(["avif 600", "webp 600", "avif 900", "webp 900"]);
  for (const { file } of variants) {
    expect(file).toMatch(/^img\/wide-\d+\.[0-9a-f]{8}\.(avif|webp)$/);
    expect(existsSync(path.join(root, "public", file))).toBe(true);
  }
  expect([rest.width, rest.height]).toEqual([900, 675]);
  // The dominant colour comes from a histogram of coarse steps.
  [214, 59, 34].forEach((wanted, index) => {
    const start = 1 + 2 * index;
    const value = Number.parseInt(
      rest.colour?.slice(start, start + 2) ?? "",
      16,
    );
    expect(Math.abs(value - wanted)).toBeLessThan(16);
  });
});

test("a second run with nothing changed writes nothing, and makes a lost file again", async () => {
  const root = await site({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  const before = times(root);
  const outcome = await makePictures(root);
  expect(outcome.made).toEqual([]);
  expect(outcome.kept).toEqual(["images/collage/tile.png"]);
  expect(times(root)).toEqual(before);

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
  writeSource(
    root,
    "scenes/belt.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 3"/>',
  );
  await makePictures(root);
  const { width, height, variants } = picture(root, "scenes/belt.svg");
  expect([width, height]).toEqual([600, 300]);
  expect(variants[0]?.file).toMatch(/^img\/belt\.[0-9a-f]{8}\.svg$/);
});

test("a missing file is named with the line of the content file and where it belongs", async () => {
  const root = await site({});
  writeContent(root, ["portfolio/nowhere.png"]);
  expect(await reported(root)).toBe(
    `content/home.json:1:18  items > entry 1 > img
    found     "images/portfolio/nowhere.png"
    expected  a picture that lies at content/images/portfolio/nowhere.png`,
  );
});

test("a damaged file is named with how to fix it, and all others are made", async () => {
  const root = await site({
    "portfolio/broken.png": [1200, 900],
    "portfolio/good.png": [1200, 900],
  });
  writeFileSync(path.join(root, "content/images/portfolio/broken.png"), "text");
  expect(await reported(root)).toMatch(
    /broken.*\n.*expected {2}a picture that can be read: .*export it as JPEG or PNG$/,
  );
  expect(picture(root, "portfolio/good.png").variants).not.toEqual([]);
});

test("a drawing without a shape is named with how to fix it", async () => {
  const root = await site({});
  writeSource(root, "scenes/belt.svg", "<svg/>");
  expect(await reported(root)).toMatch("an SVG drawing with a viewBox");
});

test("a drawing in a colour that nobody knows is named, by the content check too, and all others are made", async () => {
  const root = await site({ "portfolio/good.png": [1200, 900] });
  const drawing =
    '<svg viewBox="0 0 4 4"><path fill="var(--none)" stroke="var(--stroke-0, #333)"/></svg>';
  writeSource(root, "scenes/belt.svg", drawing);
  writeContent(root, ["portfolio/good.png", "scenes/belt.svg"]);
  const expected =
    /belt\.svg"\n {4}expected {2}a drawing in colours .*"--none"/;
  expect(await reported(root)).toMatch(expected);
  expect(report(await pictureIssues(root))).toMatch(expected);
  expect(picture(root, "portfolio/good.png").variants).not.toEqual([]);

  writeSource(root, "scenes/belt.svg", drawing.replace("var(--none)", "red"));
  expect(await pictureIssues(root)).toEqual([]);
  await makePictures(root);
  const file = path.join(root, "public", firstFile(root, "scenes/belt.svg"));
  expect(readFileSync(file, "utf8")).toContain('stroke="#333"');
});

test("the content check judges pictures before they are made: damaged, blurred or cut off", async () => {
  const root = await site({
    "portfolio/good.png": [1200, 900],
    "portfolio/small.png": [300, 700],
    "portfolio/torn.png": [1200, 900],
  });
  const torn = path.join(root, "content/images/portfolio/torn.png");
  writeFileSync(torn, readFileSync(torn).subarray(0, 900));
  const text = report(await pictureIssues(root));
  expect(text).not.toMatch("good.png");
  expect(text).toMatch("(warning) items > entry 2 > img");
  expect(text).toMatch("at least 1200 pixels of width: 300 will look blurred");
  expect(text).toMatch("much of 300 x 700 pixels will be cut off");
  expect(text).toMatch(
    /torn\.png"\n {4}expected {2}a picture that can be read/,
  );
});

test("nothing is painted behind a transparent picture", async () => {
  const root = await site({});
  const transparent = sharp({
    create: { width: 64, height: 64, channels: 4, background: "#0000" },
  });
  writeSource(root, "clients/logo.png", await transparent.png().toBuffer());
  await makePictures(root);
  const { colour, variants } = picture(root, "clients/logo.png");
  expect(colour).toBeNull();
  for (const { file } of variants) {
    const { isOpaque } = await sharp(path.join(root, "public", file)).stats();
    expect(isOpaque).toBe(false);
  }
});

test.each(["jpeg", "gif", "avif", "tiff"] as const)(
  "a %s file is made into the formats of the web, turned as it was taken",
  async (format) => {
    const root = await site({});
    const turned = sharp({
      create: { width: 80, height: 60, channels: 3, background: "#d63b22" },
    }).withMetadata({ orientation: format === "jpeg" ? 6 : 1 });
    const source = `portfolio/photo.${format}`;
    writeSource(root, source, await turned.toFormat(format).toBuffer());
    await makePictures(root);
    const { width, height, variants } = picture(root, source);
    expect([width, height]).toEqual(format === "jpeg" ? [60, 80] : [80, 60]);
    expect(variants.map((variant) => variant.format)).toEqual(["avif", "webp"]);
  },
);

test("a drawing that names a colour of the brand gets it", async () => {
  const root = await site({});
  const drawing = '<svg viewBox="0 0 4 4"><path fill="var(--sky)"/></svg>';
  writeSource(root, "scenes/belt.svg", drawing);
  await makePictures(root);
  const file = path.join(root, "public", firstFile(root, "scenes/belt.svg"));
  expect(readFileSync(file, "utf8")).toMatch(/fill="#[0-9a-f]{6}"/);
});

test("a content file with a syntax error keeps the pictures it names", async () => {
  const root = await site({ "portfolio/one.png": [64, 64] });
  const file = path.join(root, "content/home.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("}", ",}"));
  expect((await makePictures(root)).made).toEqual(["images/portfolio/one.png"]);
});

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** A folder with sources of the given sizes and a content file that names them all. */
async function site(sources: Record<string, [number, number]>) {
  const root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  roots.push(root);
  mkdirSync(path.join(root, "content/images"), { recursive: true });
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

/** A source that is the only one content names. */
function writeSource(root: string, source: string, data: string | Buffer) {
  const file = path.join(root, "content/images", source);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
  writeContent(root, [source]);
}

/** What an editor reads. */
async function reported(root: string): Promise<string> {
  return report((await makePictures(root)).issues);
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

function picture(root: string, source: string): PictureFiles {
  const manifest = path.join(root, ".cache/images.json");
  return JSON.parse(readFileSync(manifest, "utf8"))[`images/${source}`];
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
