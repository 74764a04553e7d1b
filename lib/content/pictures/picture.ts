import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { wcagContrast } from "culori";
import sharp from "sharp";
import { readColors } from "@/lib/content/brand/colors";
import {
  type Drawing,
  elementsOf,
  getViewBox,
  parseSvg,
  usedFile,
  writeSvg,
} from "@/lib/content/brand/svg-file";
import { contentHash } from "@/lib/node/hash";

const xmlns = "http://www.w3.org/2000/svg";

/**
 * Reads a picture below the folder content. In an SVG, references to colours of the brand are replaced by the colours.
 * @throws Error whose message completes "expected …" if an SVG refers to a colour that the brand does not have
 */
export function readPicture(root: string, source: string): Buffer {
  const data = readFileSync(path.join(root, "content", source));
  // `inspect` reports a file that is no text in UTF-8.
  if (!source.endsWith(".svg") || !isUtf8(data)) return data;
  return Buffer.from(readColors("light").fill(data.toString()));
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

/** Opens a picture. A decoder's mere warning, such as of some phones' photos, is no error; a truncated file is one. */
export function openPicture(data: Buffer) {
  return sharp(data, { failOn: "truncated" });
}

async function readShape(source: string, data: Buffer): Promise<Shape> {
  if (source.endsWith(".svg")) return readDrawingShape(data);
  try {
    const { autoOrient } = await openPicture(data).metadata();
    // Decodes the whole file, so that a truncated one throws.
    const { isOpaque } = await openPicture(data).stats();
    return {
      ...autoOrient,
      // A colour behind a transparent picture would stay visible.
      colour: isOpaque ? await averageTopColour(data, autoOrient.width) : null,
    };
  } catch (cause) {
    const [reason] = (cause as Error).message.split("\n");
    throw new Error(
      `a picture that can be read: it is damaged or of another format than its name says (${reason}); open it and export it as JPEG or PNG`,
      { cause },
    );
  }
}

/** The average colour of the top row of pixels, which differs least from what surrounds the picture. */
async function averageTopColour(data: Buffer, width: number): Promise<string> {
  const pixel = await openPicture(data)
    .autoOrient()
    .extract({ left: 0, top: 0, width, height: 1 })
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex")}`;
}

async function readDrawingShape(data: Buffer): Promise<Shape> {
  const $ = parseSvg(data.toString());
  const wrong = await drawingError(data, $);
  if (wrong) throw new Error(`an SVG drawing ${wrong}`);
  const box = getViewBox($);
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

/** Why browsers, whose parsers of XML are as strict as sharp's, would not show a drawing as it is. */
async function drawingError(data: Buffer, $: Drawing) {
  const read = async () => openPicture(data).metadata();
  const [format, message] = await read().then(
    ({ format }) => [format, ""],
    ({ message }: Error) => ["svg", message],
  );
  if (format !== "svg")
    return `as its name says; it is a ${format} file, so rename it`;
  if (!isUtf8(data)) return "saved with the encoding UTF-8";
  if ($.root().children().is(":not([xmlns])"))
    return `with xmlns="${xmlns}" in its <svg> element`;
  // Its size matters only where sharp draws it.
  if (message && !/dimensions|pixel limit/.test(message))
    return `that is valid XML (${message.replace(/^.*(error: |code \d+ )/s, "").trim()}); correct it, or export it again`;
  const file = usedFile($);
  if (file && /^data:/i.test(file))
    return "without a picture in its CSS; export it with the picture as an element";
  return file && `that does not need ${file}; export it with all that it shows`;
}

/**
 * A drawing as it is published: without what `parseSvg` leaves out, and with pictures inside that carry no data of their
 * camera.
 * @throws Error whose message completes "expected …" if a picture inside cannot be read
 */
export async function cleanDrawing(data: Buffer): Promise<Buffer> {
  const $ = parseSvg(data.toString());
  for (const { attribs } of elementsOf($))
    for (const [name, value] of Object.entries(attribs))
      if (/^\s*data:[\w/+.-]*\s*[;,]/i.test(value))
        attribs[name] = await cleanPicture(value);
  // Any element with this name is one of SVG, also where the file has no namespace.
  $.root().children().attr({ xmlns });
  return Buffer.from(writeSvg($));
}

async function cleanPicture(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    const data = Buffer.from(await response.arrayBuffer());
    const { format } = await openPicture(data).metadata();
    const picture = openPicture(data).autoOrient();
    const [type, clean] =
      format === "svg"
        ? ["svg+xml", await cleanDrawing(data)]
        : format === "jpeg"
          ? ["jpeg", await picture.jpeg({ quality: 90 }).toBuffer()]
          : ["png", await picture.png().toBuffer()];
    return `data:image/${type};base64,${clean.toString("base64")}`;
  } catch (cause) {
    throw new Error(
      `an SVG drawing whose picture inside can be read (${(cause as Error).message}); export it again`,
      { cause },
    );
  }
}

/** Whether a logo is dark as a whole, so that the dark theme inverts it, and how well it is seen on a surface. */
export async function readLogo(data: Buffer) {
  // The size that a drawing names may be none that can be drawn. Space around it is not counted.
  const $ = parseSvg(isUtf8(data) ? data.toString() : "");
  const viewBox = getViewBox($)?.join(" ") ?? "";
  $.root().children().attr({ xmlns, viewBox, width: "96", height: "96" });
  const pixels = await openPicture(Buffer.from(writeSvg($) || data))
    .resize(96, 96, { fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const seen = Array.from({ length: pixels.length / 4 }, (_, at) =>
    pixels.subarray(at * 4, at * 4 + 4),
  ).filter(([, , , alpha = 0]) => alpha > 128);
  const dark = seen.filter((pixel) => Math.max(...pixel.subarray(0, 3)) < 96);
  return {
    isInk: dark.length > seen.length * 0.98,
    /** The contrast that half of its pixels do not exceed. */
    contrastOn(surface: string): number {
      const contrasts = seen
        .map((pixel) =>
          wcagContrast(`#${pixel.toString("hex", 0, 3)}`, surface),
        )
        .sort((a, b) => a - b);
      return contrasts[contrasts.length >> 1] ?? 1;
    },
  };
}
