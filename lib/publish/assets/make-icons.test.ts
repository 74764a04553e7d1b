import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { makeFiles } from "./make-files";
import { iconJobs } from "./make-icons";

const root = tempFolder();
let made: string[];

beforeAll(async () => {
  made = await makeFiles(root, ".cache/assets.json", iconJobs());
});

test("an icon has the size that its name says", async () => {
  for (const name of made.filter((file) => /\d/.test(file))) {
    const { width, height } = await sharp(icon(name)).metadata();
    const size = Number(/\d+/.exec(name));
    expect([width, height]).toEqual([size, size]);
  }
});

test("favicon.ico holds a PNG of 32 pixels", async () => {
  const ico = icon("favicon.ico");
  const offset = ico.readUInt32LE(18);
  expect(ico.length).toBe(offset + ico.readUInt32LE(14));
  const { format, width } = await sharp(ico.subarray(offset)).metadata();
  expect([format, width]).toEqual(["png", 32]);
});

test("only a maskable icon fills its corners", async () => {
  const corner = async (name: string) =>
    (await sharp(icon(name)).ensureAlpha().raw().toBuffer())[3];
  expect(await corner("icon-maskable-512.png")).toBe(255);
  expect(await corner("icon-512.png")).toBe(0);
});

function icon(name: string): Buffer {
  return readFileSync(path.join(root, "public", name));
}
