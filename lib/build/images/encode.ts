import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Picture, Variant } from "./manifest";
import { formats, limits, places, widthsFor } from "./settings";

/** Changes with the source, with every setting that its result depends on, and with the encoder. */
export function keyOf(source: string, data: Buffer): string {
  const settings = JSON.stringify([
    formats,
    widthsFor(source, Number.POSITIVE_INFINITY),
    sharp.versions.sharp,
    sharp.versions.vips,
  ]);
  return hash(Buffer.concat([data, Buffer.from(settings)]), 16);
}

/**
 * Writes all variants of one picture below public/img.
 * @throws Error with the reason when the source cannot be used.
 */
export async function makePicture(
  root: string,
  source: string,
  data: Buffer,
): Promise<Picture> {
  mkdirSync(path.join(root, places.output), { recursive: true });
  if (data.length > limits.bytes) {
    throw new Error(
      `the file has ${megabytes(data.length)}; up to ${megabytes(limits.bytes)} are accepted`,
    );
  }
  return source.endsWith(".svg")
    ? makeDrawing(root, source, data)
    : makeRaster(root, source, data);
}

async function makeRaster(
  root: string,
  source: string,
  data: Buffer,
): Promise<Picture> {
  const { width, height } = await sizeOf(data);
  if (Math.max(width, height) > limits.side) {
    throw new Error(
      `it measures ${width} x ${height} pixels; up to ${limits.side} a side are accepted`,
    );
  }
  const variants: Variant[] = [];
  for (const target of widthsFor(source, width)) {
    const scaled = await sharp(data).rotate().resize(target).toBuffer();
    for (const format of ["avif", "webp"] as const) {
      const result = await sharp(scaled)
        .toFormat(format, formats[format])
        .toBuffer();
      variants.push({
        format,
        width: target,
        file: await store(root, `${nameOf(source)}-${target}`, format, result),
        bytes: result.length,
      });
    }
  }
  return {
    key: keyOf(source, data),
    width,
    height,
    colour: await dominantColour(data),
    variants,
  };
}

async function makeDrawing(
  root: string,
  source: string,
  data: Buffer,
): Promise<Picture> {
  const box = /<svg[^>]*\sviewBox="([^"]+)"/.exec(data.toString("utf8"))?.[1];
  const [, , boxWidth, boxHeight] = (box ?? "").split(/[\s,]+/).map(Number);
  if (!boxWidth || !boxHeight) {
    throw new Error("the drawing has no viewBox, so its shape is unknown");
  }
  // A small coordinate system says nothing of the size; HTML wants whole numbers of the right ratio.
  const width = Math.max(600, Math.round(boxWidth));
  return {
    key: keyOf(source, data),
    width,
    height: Math.round((width * boxHeight) / boxWidth),
    colour: null,
    variants: [
      {
        format: "svg",
        width,
        file: await store(root, nameOf(source), "svg", data),
        bytes: data.length,
      },
    ],
  };
}

async function sizeOf(data: Buffer) {
  try {
    const { width, height, orientation = 1 } = await sharp(data).metadata();
    return orientation < 5
      ? { width, height }
      : { width: height, height: width };
  } catch (cause) {
    throw new Error("the file cannot be read as a picture", { cause });
  }
}

async function dominantColour(data: Buffer): Promise<string> {
  const { dominant } = await sharp(data).removeAlpha().stats();
  return `#${[dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

async function store(
  root: string,
  name: string,
  extension: string,
  data: Buffer,
): Promise<string> {
  const file = `${name}.${hash(data, 8)}.${extension}`;
  await writeFile(path.join(root, places.output, file), data);
  return `${path.basename(places.output)}/${file}`;
}

function nameOf(source: string): string {
  return path.basename(source, path.extname(source));
}

function hash(data: Buffer, length: number): string {
  return createHash("sha256").update(data).digest("hex").slice(0, length);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
