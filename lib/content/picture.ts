import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readColors } from "../colors";
import { contentHash } from "../node/hash";
import { getViewBox, parseSvg } from "../svg-file";

/**
 * Reads a picture below the folder content. In an SVG, references to colours of the brand are replaced by the colours.
 * @throws Error whose message completes "expected …" if an SVG refers to a colour that the brand does not have
 */
export function readPicture(root: string, source: string): Buffer {
  const data = readFileSync(path.join(root, "content", source));
  if (!source.endsWith(".svg")) return data;
  try {
    return Buffer.from(readColors("light").fill(data.toString()));
  } catch (cause) {
    throw new Error(
      `a drawing in colours of its own or of the brand: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** The size and placeholder colour of a picture. */
export type Shape = {
  width: number;
  height: number;
  /** Shown until the picture has loaded. Drawings and transparent pictures have none. */
  colour: string | null;
};

const shapes = new Map<string, Promise<Shape>>();

/**
 * Width and height of a picture after its EXIF rotation, and its placeholder colour. Decodes each picture once.
 * @throws Error whose message completes "expected …" if the picture cannot be used
 */
export function inspect(source: string, data: Buffer): Promise<Shape> {
  const key = source + contentHash(data);
  const shape = shapes.get(key) ?? readShape(source, data);
  shapes.set(key, shape);
  return shape;
}

async function readShape(source: string, data: Buffer): Promise<Shape> {
  if (source.endsWith(".svg")) return readDrawingShape(data);
  try {
    const { autoOrient } = await sharp(data).metadata();
    // Decodes the whole file, so that a truncated one throws.
    const { isOpaque } = await sharp(data).stats();
    return {
      ...autoOrient,
      // A colour behind a transparent picture would stay visible.
      colour: isOpaque ? await averageTopColour(data, autoOrient.width) : null,
    };
  } catch (cause) {
    throw new Error(
      "a picture that can be read: it is damaged or of another format than its name says; open it and export it as JPEG or PNG",
      { cause },
    );
  }
}

/** The average colour of the top row of pixels, which differs least from what surrounds the picture. */
async function averageTopColour(data: Buffer, width: number): Promise<string> {
  const pixel = await sharp(data)
    .autoOrient()
    .extract({ left: 0, top: 0, width, height: 1 })
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex")}`;
}

function readDrawingShape(data: Buffer): Shape {
  const box = getViewBox(parseSvg(data.toString("utf8")));
  if (!box)
    throw new Error("an SVG drawing with a viewBox; export it with one");
  const [, , boxWidth, boxHeight] = box;
  // A viewBox may be small, but HTML needs whole numbers of the same ratio.
  const width = Math.max(600, Math.round(boxWidth));
  return {
    width,
    height: Math.round((width * boxHeight) / boxWidth),
    colour: null,
  };
}
