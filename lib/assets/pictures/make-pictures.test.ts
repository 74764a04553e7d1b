import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { makeFiles } from "@/lib/assets/make-files";
import {
  manifest,
  type PictureFiles,
} from "@/lib/assets/pictures/picture-files";
import {
  add,
  jpeg,
  pictureFolder,
  png,
  writeContent,
} from "@/lib/assets/pictures/testing/picture-folder";
import { pictureJobs } from "./make-pictures";

test("a picture is made in both formats at the widths of its folder", async () => {
  const root = await pictureFolder({ "portfolio/wide.png": [900, 675] });
  await makePictures(root);
  const { variants, width, height } = picture(root, "portfolio/wide.png");
  expect(
    variants.map((variant) => `${variant.format} ${variant.width}`),
  ).toEqual(["avif 600", "webp 600", "avif 900", "webp 900"]);
  for (const { file } of variants) {
    expect(file).toMatch(/^img\/wide-\d+\.[0-9a-f]{8}\.(avif|webp)$/);
    expect(existsSync(path.join(root, "public", file))).toBe(true);
  }
  expect([width, height]).toEqual([900, 675]);
});

test("a second run makes only missing files", async () => {
  const root = await pictureFolder({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  expect(await makePictures(root)).toEqual([]);
  const [variant] = picture(root, "collage/tile.png").variants;
  const lost = path.join(root, "public", variant?.file ?? "");
  rmSync(lost);
  await makePictures(root);
  expect(existsSync(lost)).toBe(true);
});

test("a file that a crash left incomplete is made again", async () => {
  const root = await pictureFolder({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  const [variant] = picture(root, "collage/tile.png").variants;
  const file = path.join(root, "public", variant?.file ?? "");
  const whole = readFileSync(file);
  for (const left of [Buffer.of(), whole.subarray(1), whole.map(() => 0)]) {
    writeFileSync(file, left);
    await makePictures(root);
    expect(readFileSync(file)).toEqual(whole);
  }
});

test("an error of an encoder names the picture", async () => {
  const make = () => Promise.reject(new Error("too large"));
  const made = makeFiles(await pictureFolder({}), manifest, [
    { id: "a.png", key: "", make },
  ]);
  await expect(made).rejects.toThrow("a.png cannot be made: too large");
});

test("a changed source replaces its files, and unused files are removed", async () => {
  const root = await pictureFolder({
    "collage/one.png": [64, 64],
    "collage/two.png": [64, 64],
  });
  await makePictures(root);
  await add(root, "collage/one.png", [80, 80]);
  writeContent(root, ["collage/one.png"]);
  const result = await makePictures(root);
  expect(result).toEqual(["images/collage/one.png"]);
  expect(readdirSync(path.join(root, "public/img")).join()).not.toMatch("two");
});

test("a drawing keeps its shape and gets the colours of the brand", async () => {
  const root = await pictureFolder({
    "scenes/belt.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox=" 0 0 6 3 "><path fill="var(--sky)" stroke="var(--stroke-0, #333)"/></svg>',
  });
  await makePictures(root);
  const { width, height, variants } = picture(root, "scenes/belt.svg");
  expect([width, height]).toEqual([600, 300]);
  const [file = ""] = variants.map((variant) => variant.file);
  expect(file).toMatch(/^img\/belt\.[0-9a-f]{8}\.svg$/);
  expect(readFileSync(path.join(root, "public", file), "utf8")).toMatch(
    /^<svg xmlns="[^"]+" viewBox=" 0 0 6 3 "><path fill="#[0-9a-f]{6}" stroke="#333"\/><\/svg>$/,
  );
});

test("a photo that its decoder only warns of is used", async () => {
  const photo = await jpeg();
  // The last coefficient of its scan, as some phones write it.
  photo[photo.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
  const root = await pictureFolder({ "portfolio/photo.jpg": photo });
  expect(await makePictures(root)).toHaveLength(1);
});

test("the placeholder of a picture has the colour of its upper edge", async () => {
  const root = await pictureFolder({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  expect(picture(root, "collage/tile.png").colour).toBe("#d63b22");
});

test("a transparent picture has no background", async () => {
  const transparent = sharp({
    create: { width: 64, height: 64, channels: 4, background: "#0000" },
  });
  const root = await pictureFolder({
    "clients/logo.png": await transparent.png().toBuffer(),
  });
  await makePictures(root);
  expect(picture(root, "clients/logo.png").colour).toBeNull();
});

test("a photo is shown in the orientation of its camera", async () => {
  const turned = sharp(await png(80, 60)).withMetadata({ orientation: 6 });
  const root = await pictureFolder({
    "portfolio/photo.jpeg": await turned.jpeg().toBuffer(),
  });
  await makePictures(root);
  const { width, height } = picture(root, "portfolio/photo.jpeg");
  expect([width, height]).toEqual([60, 80]);
});

function makePictures(root: string) {
  const file = path.join(root, "content/home.json");
  const data = JSON.parse(readFileSync(file, "utf8"));
  return makeFiles(
    root,
    manifest,
    pictureJobs(new Map([["home", data]]), root),
  );
}

function picture(root: string, source: string): PictureFiles {
  const made = readFileSync(path.join(root, manifest), "utf8");
  return JSON.parse(made)[`images/${source}`];
}
