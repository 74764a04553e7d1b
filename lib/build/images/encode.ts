import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { colorsOf } from "@/components/media/colors";
import type { PictureFiles, Variant } from "@/components/media/picture-files";
import { viewBoxOf } from "@/components/media/svg";
import { contentHash } from "../export/hash";
import type { Write } from "../make-files";
import { formats, maxBytes, widthsFor } from "./settings";

/**
 * A picture that content names; a drawing in the colours of the brand that it names. The key changes with the source, with
 * every setting that its result depends on, and with the encoder.
 * @throws Error that completes "expected …" when there is none, or it names a colour that the brand does not have.
 */
export function readPicture(
  root: string,
  source: string,
): { data: Buffer; key: string } {
  const file = path.join(root, "content", source);
  if (!existsSync(file))
    throw new Error(`a picture that lies at content/${source}`);
  const data = source.endsWith(".svg")
    ? inBrandColours(readFileSync(file, "utf8"))
    : readFileSync(file);
  const settings = JSON.stringify([
    formats,
    widthsFor(source, Number.POSITIVE_INFINITY),
    sharp.versions.sharp,
    sharp.versions.vips,
  ]);
  return {
    data,
    key: contentHash(Buffer.concat([data, Buffer.from(settings)])),
  };
}

function inBrandColours(drawing: string): Buffer {
  try {
    return Buffer.from(colorsOf("light").fill(drawing));
  } catch (cause) {
    throw new Error(
      `a drawing in colours of its own or of the brand: ${(cause as Error).message}`,
      { cause },
    );
  }
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
  const shape = await inspect(source, data);
  const variants: Variant[] = [];
  const add = (
    format: Variant["format"],
    result: Buffer,
    width: number,
    size = `-${width}`,
  ) => {
    const name = path.basename(source, path.extname(source));
    const hash = contentHash(result).slice(0, 8);
    const file = `img/${name}${size}.${hash}.${format}`;
    write(file, result);
    variants.push({ format, width, file, bytes: result.length });
  };
  if (source.endsWith(".svg")) {
    add("svg", data, shape.width, "");
    return { ...shape, variants };
  }
  const original = sharp(data).autoOrient();
  for (const width of widthsFor(source, shape.width))
    for (const format of ["avif", "webp"] as const) {
      const resized = original.clone().resize(width);
      const encoded = resized.toFormat(format, formats[format]);
      add(format, await encoded.toBuffer(), width);
    }
  return { ...shape, variants };
}

export type Shape = Omit<PictureFiles, "variants">;

/**
 * Width and height of a picture as it is shown, and the colour to paint before it is there.
 * @throws Error that completes "expected …" when the picture cannot be used.
 */
export async function inspect(source: string, data: Buffer): Promise<Shape> {
  if (data.length > maxBytes)
    throw new Error(
      `a file of at most ${megabytes(maxBytes)}, it has ${megabytes(data.length)}; export it smaller`,
    );
  if (source.endsWith(".svg")) return shapeOfDrawing(data);
  try {
    const { autoOrient, hasAlpha } = await sharp(data).metadata();
    // Reads all of it, so that a file that was cut off is found.
    const { isOpaque, dominant } = await sharp(data).stats();
    const { r, g, b } = dominant;
    return {
      ...autoOrient,
      // A colour behind a transparent picture would stay visible.
      colour:
        hasAlpha && !isOpaque
          ? null
          : `#${Buffer.from([r, g, b]).toString("hex")}`,
    };
  } catch (cause) {
    throw new Error(
      "a picture that can be read: it is damaged or of another format than its name says; open it and export it as JPEG or PNG",
      { cause },
    );
  }
}

function shapeOfDrawing(data: Buffer): Shape {
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
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
