import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeBrand } from "@/lib/content/brand/testing/write-brand";
import {
  manifest,
  type PictureFiles,
} from "@/lib/content/pictures/picture-files";
import { readContent } from "@/lib/content/read";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { makeFiles } from "@/lib/publish/assets/make-files";
import { checkTexts } from "@/lib/publish/check/check";
import { pictureIssues } from "@/lib/publish/check/pictures";
import { printIssues } from "@/lib/publish/check/print-issues";
import { pictureJobs } from "./make-pictures";

test("a picture is made in both formats at the widths of its folder", async () => {
  const root = await site({ "people/wide.png": [96, 72] });
  await makePictures(root);
  const { variants, ...shape } = picture(root, "people/wide.png");
  expect(
    variants.map((variant) => `${variant.format} ${variant.width}`),
  ).toEqual(["avif 64", "webp 64", "avif 96", "webp 96"]);
  for (const { file } of variants) {
    expect(file).toMatch(/^img\/wide\.[0-9a-f]{8}-\d+\.(avif|webp)$/);
    expect(existsSync(path.join(root, "public", file))).toBe(true);
  }
  // The placeholder has the colour of the upper edge.
  expect(shape).toMatchObject({ width: 96, height: 72, colour: "#d63b22" });
});

test("a second run makes only files that are missing or not whole", async () => {
  const root = await site({ "collage/tile.png": [64, 64] });
  await makePictures(root);
  expect(await makePictures(root)).toEqual([]);
  const [variant] = picture(root, "collage/tile.png").variants;
  const lost = path.join(root, "public", variant?.file ?? "");
  const made = readFileSync(lost);
  for (const lose of [rmSync, truncateSync, cutOff]) {
    lose(lost);
    await makePictures(root);
    expect(readFileSync(lost)).toEqual(made);
  }
  // The manifest of another version has no sizes.
  const record = path.join(root, manifest);
  writeFileSync(record, readFileSync(record, "utf8").replace("sizes", "_"));
  rmSync(path.join(root, "public"), { recursive: true });
  await makePictures(root);
  expect(existsSync(lost)).toBe(true);
});

function cutOff(file: string) {
  truncateSync(file, 10);
}

test("a picture that is higher than its formats allow is made narrower", async () => {
  const root = await site({ "banner/high.png": [20, 33_000] });
  expect(await printedIssues(root)).not.toContain("error");
  await makePictures(root);
  const { variants } = picture(root, "banner/high.png");
  expect(variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
    "avif 9",
    "webp 9",
  ]);
});

test("a picture that cannot be made is named, and it alone is tried again", async () => {
  const root = await site({});
  const make = jest.fn(() => Promise.reject(new Error("too large")));
  const other = jest.fn(async () => ({ variants: [] }));
  const jobs = [
    { id: "a.png", key: "", make },
    { id: "b.png", key: "", make: other },
  ];
  for (let run = 0; run < 2; run++)
    await expect(makeFiles(root, manifest, jobs)).rejects.toThrow(
      "a.png cannot be made: too large",
    );
  expect([make, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test("a changed source replaces its files, and only unused ones of a source are removed", async () => {
  const root = await site({
    "collage/one.png": [64, 64],
    "collage/two.png": [64, 64],
  });
  await makePictures(root);
  mkdirSync(path.join(root, "public/img/own"));
  writeFileSync(path.join(root, "public/img/own.png"), "");
  const inContent = (name: string) => path.join(root, "content", name);
  writeFileSync(inContent("images/collage/one.png"), await png(80, 80));
  writeFileSync(inContent("home.json"), naming(["collage/one.png"]));
  const result = await makePictures(root);
  expect(result).toEqual(["images/collage/one.png"]);
  const left = readdirSync(path.join(root, "public/img"));
  expect(left).toEqual(expect.arrayContaining(["own", "own.png"]));
  expect(left.join()).not.toMatch("two");
});

test("a drawing keeps its shape and gets the colours of the brand", async () => {
  const root = await site({
    "scenes/belt.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox=" 0 0 6 3 "><path fill="var(--sky)" stroke="var(--stroke-0, #333)"/></svg>',
  });
  expect(await printedIssues(root)).toBe("");
  await makePictures(root);
  const { width, height, variants } = picture(root, "scenes/belt.svg");
  expect([width, height]).toEqual([600, 300]);
  const [file = ""] = variants.map((variant) => variant.file);
  expect(file).toMatch(/^img\/belt\.[0-9a-f]{8}\.svg$/);
  expect(readFileSync(path.join(root, "public", file), "utf8")).toMatch(
    /^<svg xmlns="[^"]+" viewBox=" 0 0 6 3 "><path fill="#[0-9a-f]{6}" stroke="#333"\/><\/svg>$/,
  );
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://i.example" viewBox="0 0 4 4">${inside}</svg>`;

test.each<[mistake: string, name: string, source: Source, expected: RegExp]>([
  ["that is none", "a.png", "text", /a picture that can be read.*JPEG or PNG$/],
  ["named as a drawing", "a.svg", [4, 4], /as its name says; it is a png file/],
])("a picture %s is an error", async (_mistake, name, source, expected) => {
  expect(await issuesOf(source, `scenes/${name}`)).toMatch(expected);
});

test.each<[mistake: string, source: Source, expected: RegExp]>([
  ["no shape", svg("").replace("4 4", "4 0"), /an SVG drawing with a viewBox/],
  ["no such colour", svg('<g fill="var(--no)"/>'), /"--no" in .*colors.css/],
  ["no namespace", '<svg viewBox="0 0 4 4"/>', /with xmlns="http:/],
  ["a bare ampersand", svg("A & B"), /valid XML .*line 1 column/],
  ["an entity of HTML", svg("A&nbsp;B"), /valid XML .*nbsp/],
  ["an open element", svg("<g>"), /valid XML .*mismatch/],
  ["an undeclared prefix", svg("<x:g/>"), /valid XML .*prefix x/],
  ["a scan beside it", svg('<image href="b.jpg"/>'), /need b.jpg/],
  ["a gradient beside it", svg("<g fill='url(b.svg#c)'/>"), /need b.svg#c/],
  ["a photo in a style", svg('<g style="fill:URL( data:;,AA)"/>'), /CSS;/],
  ["a photo in CSS", svg("<style>g{fill:url('data:image/a')}</style>"), /CSS;/],
  ["a style beside it", svg("<style>@import 'b.css'</style>"), /need b.css/],
  ["Latin-1 characters", Buffer.from(svg("\u00e9"), "latin1"), /UTF-8/],
])("a drawing with %s is an error", async (_mistake, source, expected) => {
  expect(await issuesOf(source)).toMatch(expected);
});

test.each([
  svg('<a href="https://a.example"/><use i:href="#a"/>'),
  svg("<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>"),
  svg("<g i:label='A' fill='url(\"#b\")'/>"),
  svg('<svg width="2" height="2"/>'),
  '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 4 4"/>',
])("the drawing %s is right", async (source) => {
  expect(await issuesOf(source)).toBe("");
});

test("half a photo is an error", async () => {
  const photo = await jpeg();
  const half = photo.subarray(0, photo.length / 2);
  expect(await issuesOf(half, "scenes/a.jpg")).toContain("it is damaged");
});

test("a photo as a client's logo is a warning", async () => {
  expect(await issuesOf([640, 480], "clients/a.jpg")).toContain(
    "a logo without a background of its own",
  );
});

test("a photo that its decoder only warns of is used", async () => {
  const photo = await jpeg();
  // The last coefficient of its scan, as some phones write it.
  photo[photo.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
  const root = await site({ "people/photo.jpg": photo });
  expect(await printedIssues(root)).toBe("");
  expect(await makePictures(root)).toHaveLength(1);
});

test("a picture that will be blurred or cropped is an issue", async () => {
  const root = await site({
    "portfolio/good.png": [1200, 900],
    "portfolio/small.png": [300, 700],
  });
  const text = await printedIssues(root);
  expect(text).not.toMatch("good.png");
  expect(text).toMatch("(warning) items > entry 2 > img");
  expect(text).toMatch("at least 1200 pixels of width: 300 will look blurred");
  expect(text).toMatch("much of 300 x 700 pixels will be cut off");
});

test("a transparent picture has no background", async () => {
  const transparent = sharp({
    create: { width: 64, height: 64, channels: 4, background: "#0000" },
  });
  const logo = await transparent.png().toBuffer();
  const root = await site({ "clients/logo.png": logo });
  await makePictures(root);
  expect(picture(root, "clients/logo.png").colour).toBeNull();
  expect(await printedIssues(root)).not.toContain("a background of its own");
});

const logo = (size: string) =>
  svg('<path d="M0 0h9999v4H0z"/>').replace("<svg", `<svg ${size}`);
const red = '<path fill="#d63b22" d="M3 0h1v4z"/>';

test.each([
  ["black, by no word", svg('<path d="M0 0h4v4z"/>'), true, /^$/],
  ["dark blue", svg('<path fill="#1a2050" d="M0 0h4v4z"/>'), true, /^$/],
  ["very large", logo('width="20000" height="20000"'), true, /^$/],
  ["without a width", logo('width="0" height="0"'), true, /^$/],
  [
    "black with a dark mode",
    svg(
      '<style>path{fill:#111}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0h4v4z"/>',
    ),
    true,
    /^$/,
  ],
  [
    "wine red",
    svg('<path fill="#7a1f12" d="M0 0h4v4z"/>'),
    false,
    /dark theme/,
  ],
  ["white", svg('<path fill="#fff" d="M0 0h4v4z"/>'), false, /light theme/],
  ["half black", svg(`<path d="M0 0h3v4H0z"/>${red}`), false, /dark theme too/],
])("a logo that is %s can be seen", async (_color, source, isInk, warning) => {
  // Both themes, whatever those of the site are.
  writeBrand({});
  const root = await site({ "clients/logo.svg": source });
  await makePictures(root);
  expect(picture(root, "clients/logo.svg").isInk).toBe(isInk);
  expect(await printedIssues(root)).toMatch(warning);
});

test("a drawing is published without what runs, what its program stores and its dark look", async () => {
  const own = [
    "<metadata><a>jane</a></metadata><i:view>jane</i:view>",
    '<g i:export-filename="/home/jane"/><!-- jane -->',
    '<script>jane()</script><g onload="jane()"/>',
    '<a href="java&#10;script:jane()"/>',
    "<foreignObject><p onclick='jane()'/></foreignObject>",
    "<foreignObject><iframe srcdoc='jane'/></foreignObject>",
    "<animate values='jane'/><style>@keyframes jane{}</style>",
    "<style media='(prefers-color-scheme: dark)'>jane{}</style>",
    "<style media='(prefers-color-scheme: light)'/>",
    "<style>@media (prefers-color-scheme: dark){jane{}}</style>",
    "<style>@media not (prefers-color-scheme: light){jane{}}</style>",
    "<g style='color-scheme:jane; fill:light-dark(red, jane(0))'/>",
  ];
  const shape = '<use i:href="#a" stroke="#d63b22"/>';
  const shown = await published(svg(own.join(shape)));
  expect(shown).not.toMatch(/jane|scheme/);
  expect(shown.match(/href="#a"/g)).toHaveLength(own.length - 1);
});

test("a style for paper stays one", async () => {
  const shown = await published(svg("<style media='print'>g{}</style>"));
  expect(shown).toContain('<style media="print">g{}</style>');
});

test.each([
  "data:image/jpeg;base64,",
  "DATA:image/jpeg;base64,",
  " data:;base64,",
])("a photo in a drawing as %s has no data of its camera", async (start) => {
  const photo = await sharp(await png(8, 8))
    .withExif({ IFD0: { Artist: "jane" } })
    .jpeg()
    .toBuffer();
  const url = start + photo.toString("base64");
  const shown = await published(svg(`<image href="${url}"/>`));
  const [, data = ""] = shown.match(/base64,([^"]+)/) ?? [];
  const { exif, width } = await sharp(Buffer.from(data, "base64")).metadata();
  expect([exif, width]).toEqual([undefined, 8]);
});

test("a picture with the longest name of a file system is made", async () => {
  const name = `portfolio/${"a".repeat(251)}.png`;
  const root = await site({ [name]: [8, 6] });
  await makePictures(root);
  expect(picture(root, name).variants).not.toEqual([]);
});

test("a photo is shown in the orientation of its camera", async () => {
  const turned = sharp(await png(80, 60)).withMetadata({ orientation: 6 });
  const root = await site({
    "portfolio/photo.jpeg": await turned.jpeg().toBuffer(),
  });
  await makePictures(root);
  const { width, height } = picture(root, "portfolio/photo.jpeg");
  expect([width, height]).toEqual([60, 80]);
});

function makePictures(root: string) {
  const values = new Map(
    [...content(root)].map(([name, { data }]) => [name, data]),
  );
  return makeFiles(root, manifest, pictureJobs(values, root));
}

/** The drawing that the site shows for a source. */
async function published(source: string) {
  const root = await site({ "scenes/belt.svg": source });
  await makePictures(root);
  const [variant] = picture(root, "scenes/belt.svg").variants;
  return readFileSync(path.join(root, "public", variant?.file ?? ""), "utf8");
}

/** The issues of one picture. */
async function issuesOf(source: Source, name = "scenes/belt.svg") {
  return printedIssues(await site({ [name]: source }));
}

async function printedIssues(root: string) {
  return printIssues(await pictureIssues(content(root), root));
}

function content(root: string) {
  return checkTexts(readContent(root), []).sources;
}

type Source = [width: number, height: number] | string | Buffer;
type Sources = Record<string, Source>;

/** Creates a folder with these sources, given as a size or as file data, and a content file that names all of them. */
async function site(sources: Sources) {
  const files: Record<string, string | Buffer> = {
    "content/home.json": naming(Object.keys(sources)),
  };
  for (const [name, source] of Object.entries(sources))
    files[`content/images/${name}`] = Array.isArray(source)
      ? await png(...source)
      : source;
  return tempFolder(files);
}

async function jpeg() {
  return sharp(await png(200, 200))
    .jpeg()
    .toBuffer();
}

function png(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: "#d63b22" },
  })
    .png()
    .toBuffer();
}

function naming(sources: string[]) {
  const items = sources.map((source) => ({ img: `images/${source}` }));
  return JSON.stringify({ items }, null, 2);
}

function picture(root: string, source: string): PictureFiles {
  const made = readFileSync(path.join(root, manifest), "utf8");
  return JSON.parse(made)[`images/${source}`];
}
