import path from "node:path";
import sharp from "sharp";
import {
  cleanDrawing,
  inspect,
  openPicture,
  readLogo,
  readPicture,
} from "@/lib/content/pictures/picture";
import type {
  PictureFiles,
  Variant,
} from "@/lib/content/pictures/picture-files";
import {
  folderSettings,
  formats,
  widthsFor,
} from "@/lib/content/pictures/picture-frames";
import { leaves } from "@/lib/content/walk";
import { contentHash } from "@/lib/node/hash";
import type { Job, WriteFile } from "@/lib/publish/assets/make-files";

/** WebP has no higher pictures, and AVIF hardly any. */
const highest = 16_383;

/** A job for each picture that the content names. */
export function pictureJobs(
  content: ReadonlyMap<string, unknown>,
  root = process.cwd(),
): Job[] {
  const named = [...content.values()]
    .flatMap(leaves)
    .map(({ value }) => value)
    .filter((value) => value.startsWith("images/"));
  return [...new Set(named)].map((picture) => {
    const data = readPicture(root, picture);
    const key = pictureKey(picture, data);
    return {
      id: picture,
      key,
      make: (write) => makePicture(picture, data, key, write),
    };
  });
}

/** A hash of the source, of every setting that affects the result, and of the encoder's version. */
function pictureKey(source: string, data: Buffer): string {
  const settings = JSON.stringify([
    formats,
    widthsFor(source, Number.POSITIVE_INFINITY),
    sharp.versions.sharp,
    sharp.versions.vips,
    // What is made of these has changed since.
    ...(folderSettings(source).isLogo || source.endsWith(".svg") ? [6] : []),
  ]);
  return contentHash(Buffer.concat([data, Buffer.from(settings)]));
}

/** Writes all variants of one picture below public/img. Their names share one hash, which makes pages shorter. */
async function makePicture(
  source: string,
  data: Buffer,
  key: string,
  write: WriteFile,
): Promise<PictureFiles> {
  const shape = await inspect(source, data);
  const variants: Variant[] = [];
  const add = (
    format: Variant["format"],
    result: Buffer,
    width: number,
    size = `-${width}`,
  ) => {
    // A file system takes 255 bytes, of which size, hash and ending need some.
    const name = path.basename(source, path.extname(source)).slice(0, 100);
    const file = `img/${name}.${key.slice(0, 8)}${size}.${format}`;
    write(file, result);
    variants.push({ format, width, file });
  };
  const isLogo = folderSettings(source).isLogo && !shape.colour;
  const isInk = isLogo && (await readLogo(data)).isInk;
  if (source.endsWith(".svg")) {
    add("svg", await cleanDrawing(data), shape.width, "");
    return { ...shape, variants, isInk };
  }
  const original = openPicture(data).autoOrient();
  const widest = Math.floor((shape.width * highest) / shape.height);
  for (const width of widthsFor(source, Math.min(shape.width, widest)))
    for (const format of ["avif", "webp"] as const) {
      const resized = original.clone().resize(width);
      const encoded = resized.toFormat(format, formats[format]);
      add(format, await encoded.toBuffer(), width);
    }
  return { ...shape, variants, isInk };
}
