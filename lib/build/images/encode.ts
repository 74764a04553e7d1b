import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { colorsOf } from "@/components/media/colors";
import type { PictureFiles, Variant } from "@/components/media/picture-files";
import { viewBoxOf } from "@/components/media/svg";
import type { Write } from "../make-files";
import { formats, maxBytes, widthsFor } from "./settings";

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

/** Drawings take the colours of the brand that they name. */
export function prepared(source: string, data: Buffer): Buffer {
  return source.endsWith(".svg")
    ? Buffer.from(colorsOf("light").fill(data.toString("utf8")))
    : data;
}

/**
 * Writes all variants of one picture below public/img.
 * @throws Error that completes "expected …" when the source cannot be used.
 */
export async function makePicture(
  source: string,
  data: Buffer,
  write: Write,
): Promise<PictureFiles> {
  if (data.length > maxBytes)
    throw new Error(
      `a file of at most ${megabytes(maxBytes)}, it has ${megabytes(data.length)}; export it smaller`,
    );
  const name = path.basename(source, path.extname(source));
  const store = (
    format: Variant["format"],
    width: number,
    result: Buffer,
  ): Variant => {
    const size = format === "svg" ? "" : `-${width}`;
    const file = `img/${name}${size}.${hash(result, 8)}.${format}`;
    write(file, result);
    return { format, width, file, bytes: result.length };
  };
  if (source.endsWith(".svg")) return makeDrawing(data, store);
  try {
    return await makeRaster(source, data, store);
  } catch (cause) {
    throw new Error(
      "a picture that can be read: it is damaged or of another format than its name says; open it and export it as JPEG or PNG",
      { cause },
    );
  }
}

type Store = (
  format: Variant["format"],
  width: number,
  result: Buffer,
) => Variant;

async function makeRaster(
  source: string,
  data: Buffer,
  store: Store,
): Promise<PictureFiles> {
  const original = sharp(data).autoOrient();
  const { autoOrient, hasAlpha } = await original.metadata();
  const { isOpaque, dominant } = await original.stats();
  const variants: Variant[] = [];
  for (const width of widthsFor(source, autoOrient.width)) {
    for (const format of ["avif", "webp"] as const) {
      const result = await original
        .clone()
        .resize(width)
        .toFormat(format, formats[format])
        .toBuffer();
      variants.push(store(format, width, result));
    }
  }
  const { r, g, b } = dominant;
  return {
    ...autoOrient,
    // A colour behind a transparent picture would stay visible.
    colour:
      hasAlpha && !isOpaque
        ? null
        : `#${Buffer.from([r, g, b]).toString("hex")}`,
    variants,
  };
}

function makeDrawing(data: Buffer, store: Store): PictureFiles {
  const box = viewBoxOf(data.toString("utf8"));
  if (!box)
    throw new Error("an SVG drawing with a viewBox; export it with one");
  const [, , boxWidth, boxHeight] = box;
  // A small coordinate system says nothing of the size; HTML wants whole numbers of the right ratio.
  const width = Math.max(600, Math.round(boxWidth));
  return {
    width,
    height: Math.round((width * boxHeight) / boxWidth),
    colour: null,
    variants: [store("svg", width, data)],
  };
}

function hash(data: Buffer, length: number): string {
  return createHash("sha256").update(data).digest("hex").slice(0, length);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
